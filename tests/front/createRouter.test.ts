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
