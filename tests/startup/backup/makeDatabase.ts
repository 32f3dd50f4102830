import { randomBytes } from 'node:crypto'

import { databaseUrl } from '../../support/databases.js'
import { onDatabase } from './databaseContents.js'

/** A database with nothing in it. */
export async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const administer = (statement: string) =>
    onDatabase(databaseUrl('postgres'), (client) => client.query(statement))
  await administer(`create database ${name}`)
  return {
    url: databaseUrl(name),
    drop: async () => {
      await administer(`drop database ${name} with (force)`)
    },
  }
}
