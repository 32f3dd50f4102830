import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

test('without a platform there is no governance, for staff neither, and the document has none', async () => {
  expect((await foyer.callAsAdmin('/api/governance/status')).status).toBe(404)
  expect((await foyer.callAsAdmin('/api/governance/systems/x')).status).toBe(404)
  const document = await (await foyer.call('/api/openapi.json')).text()
  expect(document).not.toContain('/api/governance')
})
