import { describe, expect, test } from '@jest/globals'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { integer, PgDialect, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

import { buildPlainly } from '../../../src/platform/database/buildPlainly.js'

const drizzles = new PgDialect()
const ours = new PgDialect()
buildPlainly({ drizzle: { dialect: ours } } as unknown as Pick<PostgresAdapter, 'drizzle'>)

const people = pgTable('people', { age: integer('age') })
const ofAge = sql`age >= ${18} and ${true}`

describe('A statement is built as drizzle builds it', () => {
  test.each<[string, SQL]>([
    ['of text alone', sql`select 1`],
    ['with values', sql`select ${'a'}, ${1}, ${null}, ${false}, ${Buffer.from('x')}`],
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
  ])('%s', (_, statement) => {
    const { sql: text, params } = drizzles.sqlToQuery(statement)
    expect(ours.sqlToQuery(statement)).toMatchObject({ sql: text, params })
  })
})

test('A statement of text, names and values is built without drizzle', () => {
  const dialect = Object.assign(new PgDialect(), {
    sqlToQuery: () => {
      throw new Error('drizzle was asked')
    },
  })
  buildPlainly({ drizzle: { dialect } } as unknown as Pick<PostgresAdapter, 'drizzle'>)
  const build = (statement: SQL): unknown => (dialect as PgDialect).sqlToQuery(statement)
  const plain = sql`select ${sql.identifier('a')}, ${null} in ${[1, 2]}, ${new Date(0)} where ${ofAge}`
  const { sql: text, params } = drizzles.sqlToQuery(plain)
  expect(build(plain)).toEqual({ sql: text, params })
  expect(() => build(sql`select ${people.age}`)).toThrow('drizzle was asked')
})
