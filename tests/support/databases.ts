import { randomBytes } from 'node:crypto'

import pg from 'pg'

/** The migrated database that every test file clones. */
export const templateName = 'foyer_template'

/** The address of a database on the PostgreSQL of this test run. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env.FOYER_TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** A database with nothing in it. */
export const createDatabase = () => cloneDatabase('template0')

/** A database of its own for one test file: a clone of the template takes about 0.1 s. */
export async function cloneDatabase(template = templateName) {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer((client) => client.query(`create database ${name} template ${template}`))
  return { url: databaseUrl(name), drop: () => administer((client) => dropDatabase(client, name)) }
}

/**
 * A pool has ended before PostgreSQL has closed its connections, and one that is cut meanwhile is an error of the test
 * that opened it. Connections that nobody ends are cut after a while.
 */
async function dropDatabase(client: pg.Client, name: string) {
  const deadline = Date.now() + 2_000
  for (let isOpen = true; isOpen && Date.now() < deadline;) {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
      [name],
    )
    isOpen = rowCount !== 0
    if (isOpen) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await client.query(`drop database ${name} with (force)`)
}

async function administer(run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(process.env.FOYER_TEST_DATABASE_URL)
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}
