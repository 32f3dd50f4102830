import { expect, test } from '@jest/globals'

import { isOwnHost } from '../../../src/doors/mcp/answerAgent.js'

test.each([
  ['http://localhost:3000', '127.0.0.1:4000', true],
  ['http://localhost:3000', '[::1]:3000', true],
  ['http://localhost:3000', 'rebound.example', false],
  ['http://localhost:3000', 'localhost.example:3000', false],
  ['http://localhost:3000', 'a b', false],
  ['https://www.example.com', 'web-1.internal', true],
])('a server at %s reached as %s: %s', (serverUrl, host, isOwn) => {
  expect(isOwnHost(serverUrl, host)).toBe(isOwn)
})
