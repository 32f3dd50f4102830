import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey } from '../../support/boot.js'
import { asRole } from './asRole.js'
import { type Forms, freshAddress, startForms } from './startForms.js'
import { brochurePdf } from './writeContent.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const order = (body: object = {}) =>
  forms.submit(
    '/api/brochures/request-otp',
    { email: freshAddress(), brochure: 'guide', ...body },
    '/api/brochures/verify-otp',
  )

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search

function upload(path: string, key: string | undefined, fields: object) {
  const form = new FormData()
  form.set('_payload', JSON.stringify(fields))
  form.set('file', new Blob([brochurePdf], { type: 'application/pdf' }), 'other.pdf')
  return forms.call(path, {
    method: 'POST',
    body: form,
    headers: key === undefined ? {} : { 'x-api-key': key },
  })
}

const filesOnDisk = () => readdirSync(join(process.env.DATA_DIR ?? '', 'brochures'))

describe('a brochure', () => {
  test('comes by a signed link once the address is proven', async () => {
    const { status, json } = await order({ name: 'Ada', company: 'Acme' })
    expect(status).toBe(201)
    expect(json).toMatchObject({ status: 'received', kind: 'brochures' })
    const lasts = Date.parse(json.download.expiresAt) - Date.now()
    expect(Math.abs(lasts - 30 * 86_400_000)).toBeLessThan(60_000)

    const file = await forms.call(pathOf(json.download.url))
    expect(file.status).toBe(200)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(brochurePdf)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(brochurePdf.length),
      'content-disposition': 'attachment; filename="guide.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    const head = await forms.call(pathOf(json.download.url), { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('comes whole, and its answer offers no parts of it', async () => {
    const { json } = await order()
    const headers = { range: 'bytes=0-3' }
    const file = await forms.call(pathOf(json.download.url), { headers })
    expect([file.status, file.headers.get('accept-ranges')]).toEqual([200, null])
    expect(Buffer.from(await file.arrayBuffer())).toEqual(brochurePdf)
  })

  test('makes a lead that says which one it was', async () => {
    const email = freshAddress()
    await order({ email })
    const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
    expect(docs[0]).toMatchObject({ kind: 'brochures', brochure: 'guide' })
  })

  test('that there is none of is a fault', async () => {
    const { status, json } = await forms.post('/api/brochures/request-otp', {
      email: freshAddress(),
      brochure: 'none',
    })
    expect(status).toBe(422)
    expect(json.errors).toEqual([
      { path: '/brochure', code: 'unknown_brochure', message: expect.any(String) },
    ])
  })

  test('is not to be had for a wrong code or for none', async () => {
    const body = { email: freshAddress(), brochure: 'guide' }
    const none = await forms.post('/api/brochures/verify-otp', body)
    expect(none.status).toBe(422)
    const otp = { challengeId: 'A'.repeat(22), code: '000000' }
    const wrong = await forms.post('/api/brochures/verify-otp', { ...body, otp })
    expect([wrong.status, wrong.json.code]).toEqual([400, 'otp_invalid'])
    expect(JSON.stringify(wrong.json)).not.toContain('signature')
  })

  test('is not to be had for a filled honeypot', async () => {
    const otp = { challengeId: 'A'.repeat(22), code: '000000' }
    const { status, json } = await forms.post('/api/brochures/verify-otp', {
      email: freshAddress(),
      brochure: 'guide',
      website: 'x',
      otp,
    })
    expect(status).toBe(201)
    expect((await forms.call(pathOf(json.download.url))).status).toBe(404)
  })
})

describe('a link to a brochure', () => {
  test('leads nowhere when any part of it was changed', async () => {
    await forms.payload.create({
      collection: 'brochures',
      data: {
        title: 'Second',
        slug: 'second',
        file: (await forms.payload.find({ collection: 'brochure-files' })).docs[0]?.id ?? '',
      },
    })
    const { json } = await order()
    const url = new URL(json.download.url)
    const expires = Number(url.searchParams.get('expires'))
    const changed = [
      pathOf(json.download.url).replace('/guide/', '/second/'),
      pathOf(json.download.url).replace('/guide/', '/none/'),
      pathOf(json.download.url).replace(`expires=${expires}`, `expires=${expires + 60}`),
      pathOf(json.download.url).replace('signature=', 'signature=x'),
    ]
    for (const path of changed) expect((await forms.call(path)).status).toBe(404)
    const without = await forms.call(url.pathname)
    expect([without.status, (await without.json()).code]).toEqual([400, 'invalid_query'])
  })

  test('is gone after 30 days', async () => {
    const { json } = await order()
    const { platform } = forms
    const { clock } = platform
    platform.clock = { now: () => new Date(Date.parse(json.download.expiresAt)) }
    const gone = await forms.call(pathOf(json.download.url))
    platform.clock = clock
    expect([gone.status, (await gone.json()).code]).toEqual([410, 'link_expired'])
  })

  test('still works when the brochure has another slug, and so does a form with the former one', async () => {
    const { docs } = await forms.payload.find({ collection: 'brochure-files', limit: 1 })
    const json = { title: 'Renamed', slug: 'first-name', file: docs[0]?.id }
    const made = await forms.callAsAdmin('/api/brochures', { method: 'POST', json })
    const path = `/api/brochures/${String((await made.json()).doc.id)}`
    const before = await order({ brochure: 'first-name' })
    const rename = (slug: string) =>
      forms.callAsAdmin(path, { method: 'PATCH', json: { slug } }).then(({ status }) => status)
    expect([await rename('second-name'), await rename('third-name')]).toEqual([200, 200])
    const after = await order({ brochure: 'second-name' })
    for (const { json: got } of [before, after]) {
      expect((await forms.call(pathOf(got.download.url))).status).toBe(200)
    }
    expect(after.json.download.url).toContain('/third-name/')
    expect((await forms.callAsAdmin(path, { method: 'DELETE' })).status).toBe(200)
    const gone = { email: freshAddress(), brochure: 'first-name' }
    expect((await forms.post('/api/brochures/request-otp', gone)).status).toBe(422)
  })

  test('still works when another brochure has its former slug', async () => {
    const { docs } = await forms.payload.find({ collection: 'brochure-files', limit: 1 })
    const create = async (title: string) => {
      const json = { title, slug: 'reused', file: docs[0]?.id }
      const made = await forms.callAsAdmin('/api/brochures', { method: 'POST', json })
      return `/api/brochures/${String((await made.json()).doc.id)}`
    }
    const path = await create('First')
    const before = await order({ brochure: 'reused' })
    await forms.callAsAdmin(path, { method: 'PATCH', json: { slug: 'renamed' } })
    await create('Second')
    const after = await order({ brochure: 'reused' })
    for (const { json: got } of [before, after]) {
      expect((await forms.call(pathOf(got.download.url))).status).toBe(200)
    }
  })

  test('is the only way to its file for visitors', async () => {
    const list = await forms.call('/api/brochures?depth=2')
    expect(list.status).toBe(200)
    const { docs } = await list.json()
    expect(docs.map(({ slug }: { slug: string }) => slug)).toContain('guide')
    expect(JSON.stringify(docs)).not.toContain('.pdf')
    expect(docs[0].file).toBeUndefined()
    for (const path of [
      '/api/brochure-files',
      '/api/brochure-files/file/guide.pdf',
      '/api/media/file/guide.pdf',
      '/api/brochures/file/guide.pdf',
    ]) {
      expect([403, 404]).toContain((await forms.call(path)).status)
    }
    const graphql = await forms.call('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ Brochures { docs { slug file { filename } } } }' }),
    })
    expect(await graphql.text()).not.toContain('guide.pdf')
  })
})

describe('staff', () => {
  test('make a brochure and its file in one request', async () => {
    const made = await upload('/api/brochures', adminKey, { title: 'Third', slug: 'third' })
    expect(made.status).toBe(201)
    expect((await made.json()).doc.file).toMatchObject({ mimeType: 'application/pdf' })
    const { json } = await order({ brochure: 'third' })
    const file = await forms.call(pathOf(json.download.url))
    expect(Buffer.from(await file.arrayBuffer())).toEqual(brochurePdf)
  })

  test('delete the file of a brochure only after the brochure has another one', async () => {
    const made = await upload('/api/brochures', adminKey, { title: 'Kept', slug: 'kept' })
    const { id, file } = (await made.json()).doc
    const path = `/api/brochure-files/${String(file.id)}`
    const refused = await forms.callAsAdmin(path, { method: 'DELETE' })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('This brochure file is used by the brochure “Kept”.'),
    ])
    const several = `/api/brochure-files?where[id][equals]=${String(file.id)}`
    const bulk = await forms.callAsAdmin(several, { method: 'DELETE' })
    expect((await bulk.json()).docs).toEqual([])
    const { json } = await order({ brochure: 'kept' })
    expect((await forms.call(pathOf(json.download.url))).status).toBe(200)
    await forms.callAsAdmin(`/api/brochures/${String(id)}`, { method: 'DELETE' })
    expect((await forms.callAsAdmin(path, { method: 'DELETE' })).status).toBe(200)
    expect(filesOnDisk()).not.toContain(file.filename)
  })

  test('may not be strangers: nothing is kept of what those send', async () => {
    const before = filesOnDisk()
    const made = await upload('/api/brochures', undefined, { title: 'Evil', slug: 'evil' })
    expect([401, 403]).toContain(made.status)
    expect([401, 403]).toContain((await upload('/api/brochure-files', undefined, {})).status)
    expect(filesOnDisk()).toEqual(before)
  })

  test('may name no other file than the one they send', async () => {
    const facts = { filename: 'secrets.json', mimeType: 'text/html', filesize: 1 }
    const sent = await upload('/api/brochure-files', adminKey, facts)
    expect(sent.status).toBe(201)
    const { doc } = await sent.json()
    expect(doc).toMatchObject({ mimeType: 'application/pdf', filesize: brochurePdf.length })
    expect(doc.filename).toMatch(/^other.*\.pdf$/)
    const path = `/api/brochure-files/${doc.id}`
    const changed = await forms.callAsAdmin(path, { method: 'PATCH', json: facts })
    expect((await changed.json()).doc).toMatchObject({
      filename: doc.filename,
      mimeType: 'application/pdf',
    })
  })

  test('have no address fetched in place of a file', async () => {
    const json = { url: `${forms.url}/api/health/live`, filename: 'a.pdf' }
    const sent = await forms.callAsAdmin('/api/brochure-files', { method: 'POST', json })
    expect(sent.status).toBe(400)
    expect(await sent.text()).toContain('addresses are not fetched')
  })

  test('send PDF files alone', async () => {
    const form = new FormData()
    form.set('file', new Blob(['<script>'], { type: 'application/pdf' }), 'a.pdf')
    const sent = await forms.call('/api/brochure-files', {
      method: 'POST',
      body: form,
      headers: { 'x-api-key': adminKey },
    })
    expect(sent.status).toBe(400)
  })

  test.each(['sales', 'finance', 'viewer'] as const)('of role %s change none', async (role) => {
    const { call } = await asRole(forms, role)
    const made = await call('/api/brochures', { method: 'POST', json: { title: 'x', slug: 'x' } })
    expect(made.status).toBe(403)
  })
})
