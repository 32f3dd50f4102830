import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { pages: (incoming, outgoing) => outgoing.end(incoming.url) })
})
afterAll(() => foyer.stop())

describe('the address of a page', () => {
  test.each(['/%ff', '/courses/100%', '/courses/%ff.md', '/admin/%c3%28?x=1'])(
    '%s names nothing, because it cannot be decoded',
    async (path) => {
      expect(await (await foyer.call(path)).text()).toBe('/not-found')
    },
  )

  test.each(['/', '/caf%C3%A9', '/courses?q=100%', '/search?q=%ff'])(
    '%s reaches the pages as it is',
    async (path) => {
      expect(await (await foyer.call(path)).text()).toBe(path)
    },
  )
})

describe('the address of a file that a mail links to', () => {
  const path = '/brochures/guide/download?expires=1&signature=x'
  const ask = (accept?: string) =>
    foyer.call(`/api${path}`, { ...(accept !== undefined && { headers: { accept } }) })

  test('is a page to who opens it in a browser', async () => {
    const browsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    expect(await (await ask(browsers)).text()).toBe(path)
  })

  test.each([undefined, '*/*', 'application/json', 'application/pdf'])(
    'is the API to who accepts %s',
    async (accept) => {
      const answer = await ask(accept)
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
    },
  )
})
