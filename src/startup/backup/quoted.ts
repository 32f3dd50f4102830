import pg from 'pg'

type Named = { schema: string; name: string }

/** The name of a table or sequence as it stands in SQL, with its schema. */
export function quoted({ schema, name }: Named): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}
