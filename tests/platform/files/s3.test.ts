import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { readEntries } from '../../startup/backup/readEntries.js'
import { openBucket } from '../../../src/platform/files/bucket.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { type S3Server, startS3Server } from '../../support/fakes/s3Server.js'
import { brochurePdf } from '../../modules/leads/writeContent.js'
import { runHere } from '../../startup/backup/runHere.js'
import { runScript } from '../../startup/backup/runScript.js'

let foyer: Foyer
let s3: S3Server
let bucket: ReturnType<typeof openBucket>

beforeAll(async () => {
  s3 = await startS3Server()
  foyer = await boot(s3.settings)
  bucket = openBucket({
    ...{ endpoint: s3.settings['S3_ENDPOINT'] ?? '', region: 'us-east-1', bucket: 'foyer' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
})
afterAll(async () => {
  await foyer.stop()
  await s3.stop().catch(() => undefined)
})

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

type Doc = { id: string; filename: string; width: number }

async function send(
  method: string,
  path: string,
  file?: { name: string; data: Uint8Array; type: string },
) {
  const form = new FormData()
  form.append('_payload', JSON.stringify(path.startsWith('/api/media') ? { alt: 'A picture' } : {}))
  if (file)
    form.append('file', new Blob([new Uint8Array(file.data)], { type: file.type }), file.name)
  const headers = { 'x-api-key': adminKey }
  const answer = await foyer.call(path, {
    method,
    headers,
    ...(method !== 'DELETE' && { body: form }),
  })
  const { doc, ...rest } = (await answer.json()) as { doc: Doc }
  return { status: answer.status, doc, rest }
}

const upload = async (name: string, background = '#12525e') =>
  send('POST', '/api/media', { name, data: await picture(background), type: 'image/png' })

const onDisk = () => {
  const folder = join(process.env['DATA_DIR'] ?? '', 'media')
  return existsSync(folder) ? readdirSync(folder) : []
}

const fileOf = (name: string, headers: Record<string, string> = {}) =>
  foyer.call(`/api/media/file/${encodeURIComponent(name)}`, { headers })

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('With S3 a picture', () => {
  test('is in the bucket with its thumbnail, not on the disk, and is served whole, in part, and as 404 and 416', async () => {
    const { doc } = await upload('bär & tiger.png')
    const keys = await bucket.list('media/')
    expect(keys).toContain(`media/${doc.filename}`)
    expect(keys).toHaveLength(2)
    expect(onDisk()).toEqual([])
    const whole = await fileOf(doc.filename)
    expect(whole.headers.get('content-type')).toBe('image/png')
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    const bytes = await bytesOf(whole)
    expect(bytes.equals(await picture('#12525e'))).toBe(true)
    const part = await fileOf(doc.filename, { range: 'bytes=1-3' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 1-3/${String(bytes.length)}`,
    ])
    expect(String(await bytesOf(part))).toBe('PNG')
    expect((await fileOf(doc.filename, { range: 'bytes=999999-' })).status).toBe(416)
    expect((await fileOf('none.png')).status).toBe(404)
  })

  test('is offered in smaller files, cut in place, replaced and copied, and goes with its document', async () => {
    const { doc } = await upload('cut.png')
    const variant = await foyer.call('/api/media/variants/160/webp/cut.png')
    expect((await sharp(await bytesOf(variant)).metadata()).width).toBe(160)

    const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50'
    const size =
      '&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=320&uploadEdits[heightInPixels]=200'
    const cut = await send('PATCH', `/api/media/${doc.id}?${crop}${size}`)
    expect([cut.status, cut.doc.filename, cut.doc.width]).toEqual([200, 'cut.png', 320])
    expect((await sharp(await bytesOf(await fileOf('cut.png'))).metadata()).width).toBe(320)

    const copy = await send('POST', `/api/media/${doc.id}/duplicate`)
    expect([copy.status, (await fileOf(copy.doc.filename)).status]).toEqual([200, 200])

    const data = await picture('#ffffff')
    const replaced = await send('PATCH', `/api/media/${doc.id}?select[alt]=true`, {
      ...{ name: 'white.png', data, type: 'image/png' },
    })
    expect(replaced.status).toBe(200)
    expect((await bytesOf(await fileOf('white.png'))).equals(data)).toBe(true)
    expect((await fileOf('cut.png')).status).toBe(404)

    await send('PATCH', `/api/media/${doc.id}?select[alt]=true`)
    expect((await fileOf('white.png')).status).toBe(200)
    await send('DELETE', `/api/media/${doc.id}`)
    await until(async () => !(await bucket.list('media/')).includes('media/white.png'))
    expect((await fileOf(copy.doc.filename)).status).toBe(200)
    expect(onDisk()).toEqual([])
  })

  test('that was left on the disk by a failed upload does not replace another one', async () => {
    const { doc } = await upload('mine.png')
    const folder = join(process.env['DATA_DIR'] ?? '', 'media')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'mine.png'), 'left')
    await send('PATCH', `/api/media/${doc.id}`)
    rmSync(join(folder, 'mine.png'))
    expect((await bytesOf(await fileOf('mine.png'))).length).toBeGreaterThan(10)
  })
})

test('Files of brochures and lessons are in S3 too, for staff only', async () => {
  const pdf = { name: 'guide.pdf', data: brochurePdf, type: 'application/pdf' }
  const vtt = { name: 'talk.vtt', data: Buffer.from('WEBVTT\n'), type: 'text/vtt' }
  expect((await send('POST', '/api/brochure-files', pdf)).status).toBe(201)
  expect((await send('POST', '/api/lesson-files', vtt)).status).toBe(201)
  expect(await bucket.list('brochures/')).toEqual(['brochures/guide.pdf'])
  expect(await bucket.list('lessons/')).toEqual(['lessons/talk.vtt'])
  const mine = await foyer.callAsAdmin('/api/lesson-files/file/talk.vtt')
  expect([mine.headers.get('content-type'), await mine.text()]).toEqual(['text/vtt', 'WEBVTT\n'])
  expect((await foyer.call('/api/lesson-files/file/talk.vtt')).status).toBe(403)
})

describe('Operators', () => {
  const settings = (dataDir: string) => ({
    ...s3.settings,
    DATABASE_URL: foyer.databaseUrl,
    SERVER_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    DATA_DIR: dataDir,
  })

  test('move the files of a disk by one command that may be repeated', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'foyer-move-'))
    mkdirSync(join(dataDir, 'lessons'))
    writeFileSync(join(dataDir, 'lessons', 'old — 1.pdf'), '%PDF-1.4\n')
    const first = await runScript(['--move-files'], settings(dataDir))
    expect(first).toMatchObject({ code: 0, lines: [expect.stringMatching(/^Copied 1 files/)] })
    const again = await runScript(['--move-files'], settings(dataDir))
    expect(again.lines.join()).toMatch(/^Copied 0 files to S3; 1 were there already/)
    const file = await foyer.callAsAdmin(
      `/api/lesson-files/file/${encodeURIComponent('old — 1.pdf')}`,
    )
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    rmSync(dataDir, { recursive: true })
  })

  test('see that a move was interrupted: it ends by the signal, never as if all were copied', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const moved = await runScript(
      ['--move-files'],
      { ...settings(tmpdir()), S3_ENDPOINT: `http://127.0.0.1:${String(port)}` },
      once(silent, 'request'),
    )
    expect(moved).toEqual({ code: null, lines: [] })
    silent.closeAllConnections()
    silent.close()
  })

  test('get the files in a backup, and hear of a wrong key or bucket from the doctor', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'foyer-backup-s3-'))
    const files = (await bucket.list('')).length
    // As the console of S3 makes a folder.
    for (const key of ['media/', 'media/x/']) await bucket.put(key, new Uint8Array(), 'text/plain')
    const file = join(dataDir, 'all.tar.gz')
    const backup = await runHere(['--backup', file], settings(dataDir))
    expect(backup.lines.join()).toContain(`and ${String(files)} files`)
    expect(Object.keys(await readEntries(file)).filter((name) => name.endsWith('/'))).toEqual([])
    const wrong = { ...settings(dataDir), S3_ACCESS_KEY_ID: 'nobody' }
    const examined = await Promise.all([
      runHere(['--doctor'], settings(dataDir)),
      runHere(['--doctor'], wrong),
      runHere(['--doctor'], { ...settings(dataDir), S3_BUCKET: 'other' }),
    ])
    const found = examined.map(({ lines }) => lines.find((line) => line.includes(' S3 ')))
    expect(found).toEqual([
      expect.stringContaining('✓ S3'),
      expect.stringMatching(/✗ S3 .*Check S3_ACCESS_KEY_ID/),
      expect.stringMatching(/✗ S3 .*mend S3_BUCKET/),
    ])
    expect(await bucket.list('doctor/')).toEqual([])
    rmSync(dataDir, { recursive: true })
  })
})

test('Without S3 a file is 503, and an upload is refused and leaves no document', async () => {
  await s3.stop()
  const refused = await upload('late.png')
  expect([refused.status, refused.rest]).toMatchObject([503, { code: 'unavailable' }])
  expect((await fileOf('mine-320x200.png')).status).toBe(503)
  const { totalDocs } = await foyer.payload.count({
    ...{ collection: 'media', where: { filename: { equals: 'late.png' } } },
  })
  expect(totalDocs).toBe(0)
})

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve))
}
