import type pg from 'pg'

import { StartupError } from '../../platform/StartupError.js'
import type { DatabaseForm } from './manifest.js'
import { quoted } from './quoted.js'
import { readForm } from './readForm.js'

/**
 * Runs `work` in a transaction that sees the database as it is now, whatever others write meanwhile. Tables are locked
 * against ALTER, because a table rewritten after the snapshot would look empty in it.
 */
export async function readSnapshot<T>(
  client: pg.Client,
  work: (form: DatabaseForm) => Promise<T>,
): Promise<T> {
  const { tables } = await readForm(client)
  await client.query('begin isolation level repeatable read read only')
  // Locking takes no snapshot: the first statement after it does.
  if (tables.length > 0) {
    await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`)
  }
  const form = await readForm(client)
  if (JSON.stringify(form.tables) !== JSON.stringify(tables)) {
    throw new StartupError('the tables were altered at this very moment. Try again.')
  }
  const result = await work(form)
  await client.query('commit')
  return result
}
