#!/bin/sh
# Checks the JSDoc types of the page with TypeScript: the pinned one, or one that is already here.
set -eu

for tsc in .tools/node_modules/.bin/tsc node_modules/.bin/tsc "$(command -v tsc || true)"; do
    if [ -x "$tsc" ]; then
        exec "$tsc" --project tsconfig.json --noEmit
    fi
done

echo "damarium: SKIPPED the types of the page: there is no tsc; this brings it: make tsc" >&2
[ "${CI:-}" != true ]
