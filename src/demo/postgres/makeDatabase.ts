import type pg from 'pg'

import { appName } from './embeddedUrl.js'

/** Creates the role and the database of the product if missing; returns true if the database was. */
export async function makeDatabase(client: pg.Client, password: string): Promise<boolean> {
  if (!(await exists(client, 'select from pg_roles where rolname = $1'))) {
    const secret = client.escapeLiteral(password)
    // createdb lets tests clone a template; nothing else needs more than the grants of production.
    await client.query(`create role ${appName} login createdb password ${secret}`)
  }
  if (await exists(client, 'select from pg_database where datname = $1')) return false
  await client.query(`create database ${appName} owner ${appName}`)
  return true
}

async function exists(client: pg.Client, query: string): Promise<boolean> {
  const { rowCount } = await client.query(query, [appName])
  return rowCount === 1
}
