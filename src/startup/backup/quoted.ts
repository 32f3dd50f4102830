import pg from 'pg'

type Named = { schema: string; name: string }

/** The name of a table or sequence, with its schema, quoted for SQL. */
export function quoted({ schema, name }: Named): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}
