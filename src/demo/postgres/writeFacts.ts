import { randomBytes } from 'node:crypto'
import { open, rename } from 'node:fs/promises'

import type { Account } from './findAccount.js'
import type { Facts } from './readFacts.js'

/** Replaces the facts at `path` atomically, readable by `account` (and root) alone, and on disk when it resolves. */
export async function writeFacts(path: string, facts: Facts, account?: Account): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    if (account) await file.chown(account.uid, account.gid)
    await file.writeFile(`${JSON.stringify(facts, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
