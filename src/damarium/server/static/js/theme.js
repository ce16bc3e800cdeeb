/* Runs before the first paint: the visitor's colours, so that nothing flashes. */
(() => {
  const root = document.documentElement;
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem("damarium") ?? "{}");
    } catch {
      return {};
    }
  };
  const apply = () => {
    const { theme, board, pieces } = read();
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
    root.dataset.board = board ?? "walnut";
    root.dataset.pieces = pieces ?? "ivory";
  };
  apply();
  addEventListener("settings", apply);
  addEventListener("storage", apply);
  addEventListener("DOMContentLoaded", () => {
    for (const button of document.querySelectorAll("[data-theme-switch]")) {
      button.removeAttribute("hidden");
      button.addEventListener("click", () => {
        const now = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
        try {
          localStorage.setItem("damarium", JSON.stringify({ ...read(), theme: now === "dark" ? "light" : "dark" }));
        } catch {
          root.dataset.theme = now === "dark" ? "light" : "dark"; // no storage: for this page only
          return;
        }
        dispatchEvent(new Event("settings"));
      });
    }
  });
})();
