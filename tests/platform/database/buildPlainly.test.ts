import { describe, expect, test } from '@jest/globals'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql as drizzlesSql } from '@payloadcms/db-postgres/drizzle'
import { integer, PgDialect, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

import { buildPlainly } from '../../../src/platform/database/buildPlainly.js'
import { sql as oursSql } from '../../../src/platform/database/sql.js'

const drizzles = new PgDialect()
const ours = new PgDialect()
buildPlainly({ drizzle: { dialect: ours } } as unknown as Pick<PostgresAdapter, 'drizzle'>)

const people = pgTable('people', { age: integer('age') })
const statementsWith = (sql: typeof drizzlesSql): [string, SQL][] => {
  const ofAge = sql`age >= ${18} and ${true}`
  return [
    ['of text alone', sql`select 1`],
    ['with values', sql`select ${'a'}, ${1}, ${null}, ${false}, ${Buffer.from('x')}, ${1n}`],
    ['with nothing in it', sql`select 1${undefined}`],
    [
      'of statements within each other',
      sql`with a as (${sql`select ${1} where ${ofAge}`}) ${ofAge}`,
    ],
    ['with lists', sql`select ${1} in ${[2, sql`${3}`, null]} or ${ofAge}`],
    ['joined', sql.join([ofAge, sql.raw('or'), ofAge], sql` `)],
    ['with names', sql`select ${sql.identifier('a"b')} where ${ofAge}`],
    ['with tables', sql`select ${sql.identifier('a"b')} from ${people} where ${ofAge}`],
    ['with columns', sql`select ${people.age} + ${1} from ${people} where ${ofAge}`],
    ['with values of columns', sql`select ${sql.param(1, people.age)} where ${ofAge}`],
    ['with times', sql`select ${new Date(0)} where ${ofAge}`],
    [
      'with values in its text',
      sql`select ${sql`${'it’s'} is ${1}`.inlineParams()} where ${ofAge}`,
    ],
  ]
}

const built = statementsWith(oursSql)

describe('A statement is built as drizzle builds it', () => {
  test.each(
    statementsWith(drizzlesSql).map(
      ([name, statement], at) => [name, statement, built[at]?.[1]] as const,
    ),
  )('%s', (_, statement, same) => {
    const { sql: text, params } = drizzles.sqlToQuery(statement)
    expect(ours.sqlToQuery(statement)).toMatchObject({ sql: text, params })
    expect(same && ours.sqlToQuery(same)).toMatchObject({ sql: text, params })
  })
})
