"""How Alembic reaches the database: by the connection that `store.engine` hands it."""

from alembic import context

from damarium.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
