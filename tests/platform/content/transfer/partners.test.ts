import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

async function send(text: string, query = 'publish=true') {
  const response = await foyer.call(`/api/partners/import?${query}`, {
    method: 'POST',
    headers: { 'x-api-key': adminKey, 'content-type': 'text/csv' },
    body: text,
  })
  return response.json()
}
const file = async (format: string) =>
  (await foyer.callAsAdmin(`/api/partners/export?format=${format}`)).text()

test('partners go out into a file and come back as they were', async () => {
  const made = await send(
    'slug,name,tier,kind,url,regions,order,status\n' +
      'acme,Acme & Sœurs,gold,reseller,https://acme.example,"Europe\nFrance",5,published\n' +
      'byte,Byte,,,,,,draft\n',
  )
  expect([made.created, made.updated]).toEqual([2, 0])
  const { docs } = await (await foyer.call('/api/partners')).json()
  expect(docs).toMatchObject([{ slug: 'acme', regions: ['Europe', 'France'], order: 5 }])
  for (const text of [await file('csv'), JSON.parse(await file('json'))]) {
    const again =
      typeof text === 'string'
        ? await send(text)
        : await (
            await foyer.callAsAdmin('/api/partners/import', { method: 'POST', json: text })
          ).json()
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  }
})

test('a partner’s address must be one that a browser can open safely', async () => {
  const { errors } = await send('slug,name,url\nevil,Evil,javascript:alert(1)\n')
  expect(errors).toMatchObject([{ path: '/csv/2/url' }])
})
