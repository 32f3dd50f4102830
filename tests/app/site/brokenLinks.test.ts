import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { isResetToken } from '../../../src/modules/administration/isResetToken.js'
import { type Forms, freshAddress, startForms } from '../../modules/leads/startForms.js'
import { visitPage } from './visitPage.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const brochureLink = async (query = ''): Promise<string> => {
  const body = { email: freshAddress(), brochure: 'guide' }
  const { json } = await forms.submit(
    `/api/brochures/request-otp${query}`,
    body,
    `/api/brochures/verify-otp${query}`,
  )
  return new URL(json.download.url).pathname.replace('/api', '') + new URL(json.download.url).search
}

const number = '01KAHM3T6Z4Y8QW2R5B7N9C0DX'
const download = 'brochures/[slug]/download'

describe('a link of ours that does not work ends on a page that says what to do next:', () => {
  test.each([
    {
      of: 'a consent',
      route: 'consent/withdraw',
      path: `/consent/withdraw?token=${'A'.repeat(43)}`,
    },
    { of: 'a consent, cut off', route: 'consent/withdraw', path: '/consent/withdraw' },
    { of: 'an order', route: 'payments/result', path: `/payments/result?order=${number}&token=x` },
    {
      of: 'a certificate',
      route: 'certificates/[slug]',
      path: `/certificates/${randomUUID()}`,
    },
    {
      of: 'a new password',
      route: 'password-link',
      path: '/password-link',
      status: 410,
      next: '/admin/forgot',
    },
    {
      of: 'a brochure, cut off',
      route: download,
      path: '/brochures/guide/download',
      next: '/brochures?brochure=guide',
    },
    {
      of: 'no brochure',
      route: download,
      path: '/brochures/none/download?expires=1&signature=x',
      next: '/brochures',
    },
  ])('of $of', async ({ route, path, status = 404, next = '/contact' }) => {
    const slug = path.split('?')[0]?.split('/')[2] ?? ''
    const requestId = `request-${randomUUID()}`
    for (const locale of ['', 'fr', 'ar']) {
      const address = locale ? `${path}${path.includes('?') ? '&' : '?'}locale=${locale}` : path
      const page = await visitPage(route, address, { slug, headers: { 'x-request-id': requestId } })
      expect([page.status, page.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ])
      expect(page.html).toContain('<main')
      expect(page.html).toContain(`<code>${requestId}</code>`)
      expect(page.html.replaceAll('&amp;', '&')).toContain(`href="${next}`)
    }
  })

  test('a brochure’s after 30 days, and a changed one', async () => {
    const path = await brochureLink()
    const changed = await visitPage(download, path.replace('signature=', 'signature=x'), {
      slug: 'guide',
    })
    expect(changed.status).toBe(404)
    const { clock } = forms.platform
    forms.platform.clock = { now: () => new Date(Date.now() + 31 * 86_400_000) }
    const expired = await visitPage(download, path, { slug: 'guide' })
    forms.platform.clock = clock
    expect(expired.status).toBe(410)
    expect(expired.html).toContain('href="/brochures?brochure=guide"')
  })

  test('a brochure’s after 30 days, in the language in which it was asked for', async () => {
    const path = await brochureLink('?locale=ar')
    const { clock } = forms.platform
    forms.platform.clock = { now: () => new Date(Date.now() + 31 * 86_400_000) }
    const expired = await visitPage(download, path, { slug: 'guide' })
    forms.platform.clock = clock
    expect([expired.status, expired.headers.get('content-language')]).toEqual([410, 'ar'])
    expect(expired.html.replaceAll('&amp;', '&')).toContain('?brochure=guide&locale=ar"')
    const { docs } = await forms.payload.find({ collection: 'leads', sort: '-createdAt', limit: 1 })
    const mail = await forms.mailTo(docs[0]?.email ?? '', /signature=/)
    // The mail signs a link of its own, which may end a second later.
    const [mailed = ''] = /\/brochures\/guide\/download\?\S+/.exec(mail.text) ?? []
    expect(mailed).toMatch(/&locale=ar$/)
    for (const link of [path, mailed])
      expect((await visitPage(download, link, { slug: 'guide' })).status).toBe(200)
  })
})

test('a link to a brochure that has another name now leads to that one', async () => {
  const data = { title: 'Renamed', slug: 'before', file: await fileOf('guide') }
  const { id } = await forms.payload.create({ collection: 'brochures', data })
  await forms.payload.update({ collection: 'brochures', id, data: { slug: 'after' } })
  const page = await visitPage(download, '/brochures/before/download', { slug: 'before' })
  expect([page.status, page.html]).toEqual([
    404,
    expect.stringContaining('href="/brochures?brochure=after"'),
  ])
})

async function fileOf(slug: string): Promise<string> {
  const where = { slug: { equals: slug } }
  const { docs } = await forms.payload.find({ collection: 'brochures', where, depth: 0 })
  return docs[0]?.file as string
}

test.each([
  { locale: 'en', said: 'deleted along with its holder’s data', denied: 'was issued' },
  { locale: 'fr', said: 'supprimé avec les données', denied: 'n’existe pas' },
  { locale: 'ar', said: 'حُذفت الشهادة مع بيانات صاحبها', denied: 'لم تصدر' },
])(
  'a certificate that is not there may be an erased person’s: nothing says that it never was ($locale)',
  async ({ locale, said, denied }) => {
    const slug = randomUUID()
    const path = `/certificates/${slug}?locale=${locale}`
    const { html } = await visitPage('certificates/[slug]', path, { slug })
    expect([html.includes(said), html.includes(denied)]).toEqual([true, false])
  },
)

test('a link that works gives the file', async () => {
  const path = await brochureLink()
  const page = await visitPage(download, path, { slug: 'guide' })
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('a link for a new password is known to work only while it does', async () => {
  const { payload } = forms
  const email = 'staff@foyer.example'
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: 'correct horse battery', role: 'viewer' },
  })
  const token = await payload.forgotPassword({
    ...{ collection: 'users', data: { email }, disableEmail: true },
  })
  expect(await isResetToken(payload, token)).toBe(true)
  expect(await isResetToken(payload, 'x')).toBe(false)
  expect(await isResetToken(payload, '')).toBe(false)
  const resetPasswordExpiration = new Date(Date.now() - 1_000).toISOString()
  await payload.update({ collection: 'users', id, data: { resetPasswordExpiration } })
  expect(await isResetToken(payload, token)).toBe(false)
})
