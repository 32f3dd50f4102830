import { stat } from 'node:fs/promises'

import { StartupError } from '../../platform/StartupError.js'
import { runTool } from './runTool.js'

export type Account = { uid: number; gid: number }

const systemUser = 'postgres'

/**
 * The account that PostgreSQL must run as; undefined means that of this process. It refuses root, so for root it is the
 * owner of the data if there is one, else the system user `postgres`, which is created if missing.
 */
export async function findAccount(data: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(data).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await lookUp()) ?? (await makeSystemUser())
}

async function lookUp(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map((flag) => runTool({ file: 'id', args: [flag, systemUser] })),
  )
  if (!uid?.ok || !gid?.ok) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

async function makeSystemUser(): Promise<Account> {
  await runTool({ file: 'groupadd', args: ['--system', '--force', systemUser] })
  const { output } = await runTool({
    file: 'useradd',
    args: [
      '--system',
      '--gid',
      systemUser,
      '--no-create-home',
      '--shell',
      '/bin/false',
      systemUser,
    ],
  })
  // Looked up again instead of trusting the exit code: another start may have created the user meanwhile.
  const account = await lookUp()
  if (account) return account
  throw new StartupError(
    `PostgreSQL refuses to run as root and the user "${systemUser}" could not be made (${output}). ` +
      `Make that user, run as an ordinary user, or set DATABASE_URL to a database of your own.`,
  )
}
