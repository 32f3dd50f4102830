import type pg from 'pg'

import { readDemoSecrets } from '../../src/demo/demoSecrets.js'
import { type Binding, createCodes, type SealedCode } from '../../src/platform/otp/createCodes.js'

/** The codes of these challenges, by challenge, computed as their mails do. */
export async function readCodes(
  pool: pg.Pool,
  { folder, ids }: { folder: string; ids: string[] },
): Promise<Map<string, string>> {
  const codes = createCodes(readDemoSecrets(folder)?.otpPepper ?? [])
  const { rows } = await pool.query<Binding & SealedCode>(
    `select id, purpose, email_key as "emailKey", nonce, code_check as "check"
     from otp_challenges where id = any($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, codes.open(row, row) ?? '']))
}
