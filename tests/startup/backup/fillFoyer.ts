import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { seedBrochures, seedTcoModel } from '../../../src/demo/seedSampleContent.js'
import { adminKey, type Foyer } from '../../support/boot.js'
import { fillTables } from '../../support/fillTables.js'
import { onDatabase } from './databaseContents.js'

export const person = { email: 'person@foyer.example', password: 'a password of the past' }
export const scriptKey = 'the-api-key-of-a-script-that-must-survive-0123'

/** What a text format could trip over. */
export const awkward = [
  '',
  '\\N',
  '\\.',
  'a\tb\nc\r\nd\\e\\n\v\f\b',
  '"quoted", \'and\' $1 {a,b}',
  '漢字 עברית नमस्ते 👩‍👩‍👧 \u0001\u00a0\u2028\ufeff',
  'x'.repeat(300_000),
]

/** Writes something into many tables: what grows with use, brochures, users, pictures, jobs, mails, answers kept, awkward values. */
export async function fillFoyer(foyer: Foyer, dataDir: string): Promise<void> {
  const { payload } = foyer
  await seedBrochures(payload)
  await seedTcoModel(payload)
  await onDatabase(foyer.databaseUrl, (client) => fillTables(client, { first: 1, last: 100 }))
  await payload.create({ collection: 'users', data: { ...person, name: 'P', role: 'editor' } })
  const script = { email: 'script@foyer.example', password: 'never used by anybody' }
  await payload.create({
    collection: 'users',
    data: { ...script, role: 'viewer', enableAPIKey: true, apiKey: scriptKey },
  })
  for (const [at, width] of [40, 700].entries()) await upload(foyer, `picture ${at}.png`, width)
  const folder = join(dataDir, 'media', 'a folder', 'deep '.repeat(30).trim())
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'ünï "cødé".bin'), Buffer.from([0, 255, 10, 13, 0]))
  writeFileSync(join(folder, 'empty'), '')
  await onDatabase(foyer.databaseUrl, async (client) => {
    for (const text of awkward) {
      await client.query(
        `insert into captured_mails ("from", "to", subject, text, html) values ($1, '', $1, $1, $1)`,
        [text],
      )
    }
    await client.query(
      `insert into idempotency_keys (id, fingerprint, owner, locked_until, expires_at, headers, body)
       values ('k', 'f', 'o', '2030-01-01 00:00:00.123456+05:30', 'infinity', $1, $2),
              ('null', 'f', 'o', now(), now(), null, null), ('empty', 'f', 'o', now(), now(), '{}', '')`,
      [JSON.stringify({ awkward: [...awkward, null, 1e21, true] }), Buffer.from([0, 1, 92, 255])],
    )
    await client.query(
      `select graphile_worker.add_job('sample.task', json_build_object('n', n), 'queue ' || n % 2)
       from generate_series(1, 5) n`,
    )
  })
}

async function upload(foyer: Foyer, name: string, width: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width, height: 300, channels: 3, background: 'white', noise } as const
  const form = new FormData()
  const png = await sharp({ create }).png().toBuffer()
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), name)
  form.append('_payload', JSON.stringify({ alt: name }))
  const headers = { 'x-api-key': adminKey }
  const { status } = await foyer.call('/api/media', { method: 'POST', body: form, headers })
  if (status !== 201) throw new Error(`The upload of ${name} was answered ${status}`)
}
