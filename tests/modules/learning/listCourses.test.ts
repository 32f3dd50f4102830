import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

describe('GET /api/lms/courses', () => {
  test('shows a published course, and hides it again when it becomes a draft', async () => {
    const made = await foyer.callAsAdmin('/api/courses', {
      method: 'POST',
      json: { title: 'One', slug: 'one', summary: 'First', _status: 'published' },
    })
    expect(made.status).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: string } }
    const listed = (await (await foyer.call('/api/lms/courses')).json()) as { totalDocs: number }
    expect(listed.totalDocs).toBe(1)
    await foyer.callAsAdmin(`/api/courses/${doc.id}`, { method: 'PATCH', json: { _status: 'draft' } })
    const after = (await (await foyer.call('/api/lms/courses')).json()) as { totalDocs: number }
    expect(after.totalDocs).toBe(0)
  })
})
