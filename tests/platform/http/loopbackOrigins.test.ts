import { describe, expect, test } from '@jest/globals'

import { loopbackOrigins } from '../../../src/settingsOf.js'

describe('the other names of a server on this machine', () => {
  test('are the loopback addresses at the same port', () => {
    expect(loopbackOrigins('http://localhost:3000')).toEqual([
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ])
  })

  test('leave out the port where the address does', () => {
    expect(loopbackOrigins('http://localhost')).toEqual(['http://127.0.0.1', 'http://[::1]'])
  })

  test('are none for a server with a name of its own', () => {
    expect(loopbackOrigins('https://foyer.example')).toEqual([])
    expect(loopbackOrigins('https://localhost.foyer.example')).toEqual([])
  })
})
