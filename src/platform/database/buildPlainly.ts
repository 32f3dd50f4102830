import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { Name, sql, SQL, type SQLChunk, StringChunk } from '@payloadcms/db-postgres/drizzle'
import type { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Drizzle asks of each part of a statement which of a dozen things it is, and of a plain value last: 3 µs each, a tenth of
 * a request for a passcode (measured). Here statements of text, names and values alone, as ours are, are built at once;
 * drizzle builds the others.
 */
export function buildPlainly({ drizzle }: Pick<PostgresAdapter, 'drizzle'>): void {
  const { dialect } = drizzle as unknown as { dialect: PgDialect }
  const build = dialect.sqlToQuery.bind(dialect)
  dialect.sqlToQuery = (statement, source) => {
    const built: { sql: string; params: unknown[] } = { sql: '', params: [] }
    /** False where it is neither text nor a value. */
    const add = (chunk: unknown): boolean => {
      if (chunk instanceof StringChunk) built.sql += chunk.value.join('')
      else if (isPlainSql(chunk)) return chunk.queryChunks.every(add)
      else if (Array.isArray(chunk)) return add(sql`(${sql.join(chunk as SQLChunk[], sql`, `)})`)
      else if (isValue(chunk)) built.sql += `$${String(built.params.push(chunk))}`
      else if (chunk instanceof Name) built.sql += dialect.escapeName(chunk.value)
      else return false
      return true
    }
    return add(statement) ? built : build(statement, source)
  }
}

/** Not one that wants its values written into its text. */
function isPlainSql(chunk: unknown): chunk is SQL {
  return (
    chunk instanceof SQL &&
    !(chunk as unknown as { shouldInlineParams: boolean }).shouldInlineParams
  )
}

function isValue(chunk: unknown): boolean {
  if (typeof chunk === 'object')
    return chunk === null || Buffer.isBuffer(chunk) || chunk instanceof Date
  return ['bigint', 'boolean', 'number', 'string'].includes(typeof chunk)
}
