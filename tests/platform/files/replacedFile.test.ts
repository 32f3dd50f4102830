import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import sharp from 'sharp'

import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { startSecondProcess } from '../../support/startSecondProcess.js'
import { until } from '../jobs/until.js'

let foyer: Foyer
let database: pg.Client
beforeAll(async () => {
  foyer = await boot()
  database = new pg.Client(foyer.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await foyer.stop()
})

async function formOf(name: string, { alt, width }: { alt: string; width: number }) {
  const create = { width, height: 30, channels: 3, background: '#12525e' } as const
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: 'image/png' }), name)
  form.append('_payload', JSON.stringify({ alt }))
  return form
}

const headers = { 'x-api-key': adminKey }

/** The id of a new picture, 400 pixels wide. */
async function upload(name: string): Promise<string> {
  const body = await formOf(name, { alt: 'A picture', width: 400 })
  const answer = await foyer.call('/api/media', { method: 'POST', body, headers })
  const { doc } = (await answer.json()) as { doc: { id: string } }
  return doc.id
}

async function replace(id: string, name: string, alt: string): Promise<number> {
  const body = await formOf(name, { alt, width: 500 })
  return (await foyer.call(`/api/media/${id}`, { method: 'PATCH', body, headers })).status
}

/** The widths of a picture and of its small form, as they are served under the names that the document has. */
async function served(id: string): Promise<(number | string)[]> {
  const answer = await foyer.call(`/api/media/${id}`, { headers })
  const doc = (await answer.json()) as { filename: string; sizes: Record<string, Named> }
  const names = [doc.filename, doc.sizes.thumbnail?.filename ?? '']
  return Promise.all(
    names.map(async (name) => {
      const file = await foyer.call(`/api/media/file/${name}`, { headers })
      if (file.status !== 200) return `${name}: ${String(file.status)}`
      return (await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width
    }),
  )
}

type Named = { filename: string }

/** Cuts a picture down to 200 pixels. */
async function cutDown(id: string, alt: string): Promise<number> {
  const crop = 'uploadEdits[crop][width]=50&uploadEdits[crop][height]=100&uploadEdits[crop][x]=0'
  const query = `${crop}&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=200&uploadEdits[heightInPixels]=30`
  const answer = await foyer.callAsAdmin(`/api/media/${id}?${query}`, {
    method: 'PATCH',
    json: { alt },
  })
  return answer.status
}

const filesLike = (name: string) =>
  ['media', 'media-aside'].flatMap((folder) =>
    readdirSync(join(process.env.DATA_DIR ?? '', folder)).filter((file) => file.startsWith(name)),
  )

/** Lets no picture be written while it runs. */
async function whileRefused<T>(operation: 'delete' | 'update', work: () => Promise<T>): Promise<T> {
  await database.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`)
  await database.query(`create trigger refuse after ${operation} on media
    for each row execute function refuse()`)
  try {
    return await work()
  } finally {
    await database.query('drop function refuse cascade')
  }
}

describe('The file of a document stays', () => {
  test('where another one is refused with what was changed beside it', async () => {
    const id = await upload('kept.png')
    expect(await replace(id, 'wrong.png', 'x'.repeat(400))).toBe(400)
    expect(await served(id)).toEqual([400, 320])
  })

  test('where that is followed by another description, or another focal point', async () => {
    const id = await upload('described.png')
    for (const json of [{ alt: 'Described' }, { focalX: 20, focalY: 30 }]) {
      expect(await replace(id, 'wrong.png', 'x'.repeat(400))).toBe(400)
      const changed = await foyer.callAsAdmin(`/api/media/${id}`, { method: 'PATCH', json })
      expect(changed.status).toBe(200)
    }
    expect(await served(id)).toEqual([400, 320])
  })

  test('and not what a process that died has left of another one of its name', async () => {
    const id = await upload('again.png')
    const left = join(process.env.DATA_DIR ?? '', 'media-aside')
    mkdirSync(left, { recursive: true })
    writeFileSync(join(left, 'again.png.aside'), 'Of another file')
    for (const name of ['no.png', 'never.png'])
      expect(await replace(id, name, 'x'.repeat(400))).toBe(400)
    expect(await served(id)).toEqual([400, 320])
  })

  test('where it is cut, and refused with what was changed beside it', async () => {
    const id = await upload('whole.png')
    const cut = (alt: string) => cutDown(id, alt)
    expect([await cut('x'.repeat(400)), ...(await served(id))]).toEqual([400, 400, 320])
    expect([await cut('A part of it'), ...(await served(id))]).toEqual([200, 200, 200])
  })

  test('where it is cut, and the disk takes not all that comes of it', async () => {
    const id = await upload('part.png')
    // Where this leads to nothing can be written.
    symlinkSync('/nowhere/part.png', join(process.env.DATA_DIR ?? '', 'media', 'part-200x30.png'))
    expect([await cutDown(id, 'A part of it'), ...(await served(id))]).toEqual([503, 400, 320])
    expect([await cutDown(id, 'A part of it'), ...(await served(id))]).toEqual([200, 200, 200])
  })

  test('where the database refuses another one', async () => {
    const id = await upload('stored.png')
    expect(await whileRefused('update', () => replace(id, 'late.png', 'Another'))).toBe(500)
    expect(await served(id)).toEqual([400, 320])
  })

  test('where the database does not let it be deleted', async () => {
    const id = await upload('held.png')
    const remove = () => foyer.call(`/api/media/${id}`, { method: 'DELETE', headers })
    expect((await whileRefused('delete', remove)).status).toBe(500)
    expect(await served(id)).toEqual([400, 320])
  })

  test('where the process is killed while another one is stored', async () => {
    const id = await upload('alive.png')
    const other = await startSecondProcess({ DATA_DIR: process.env.DATA_DIR ?? '' })
    await database.query('begin')
    await database.query('select from media where id = $1 for update', [id])
    const body = await formOf('cut.png', { alt: 'Another', width: 500 })
    const answer = fetch(`${other.url}/api/media/${id}`, { method: 'PATCH', body, headers })
    await until(async () => filesLike('cut.png').length > 0)
    await other.kill()
    await expect(answer).rejects.toThrow()
    await database.query('rollback')
    expect(await served(id)).toEqual([400, 320])
  })
})

test('A file that is replaced or deleted leaves nothing behind', async () => {
  const id = await upload('former.png')
  // What the admin sends of a picture whose description alone is changed.
  const json = { alt: 'In other words', focalX: 50, focalY: 50 }
  await foyer.callAsAdmin(`/api/media/${id}`, { method: 'PATCH', json })
  await until(async () => filesLike('former').length === 2)
  expect(await served(id)).toEqual([400, 320])
  expect(await replace(id, 'present.png', 'Another')).toBe(200)
  expect(await served(id)).toEqual([500, 320])
  await until(async () => filesLike('former').length === 0)
  await foyer.call(`/api/media/${id}?select[alt]=true`, { method: 'DELETE', headers })
  await until(async () => filesLike('present').length === 0)
})

test('A disk that takes no more is not the fault of an upload, and nothing of it is left there', async () => {
  const folder = join(process.env.DATA_DIR ?? '', 'media')
  mkdirSync(folder, { recursive: true })
  const before = readdirSync(folder)
  const send = async (path: string, method: string) => {
    const body = await formOf('much.png', { alt: 'Much', width: 400 })
    return foyer.call(path, { method, body, headers })
  }
  // Where this leads to nothing can be written.
  symlinkSync('/nowhere/much.png', join(folder, 'much.png'))
  const refused = await send('/api/media', 'POST')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  expect(readdirSync(folder)).toEqual(before)
  const again = await send('/api/media', 'POST')
  expect(await again.json()).toMatchObject({ doc: { filename: 'much.png' } })
})
