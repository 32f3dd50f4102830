import { expect, test } from '@jest/globals'

import { readEnv } from '../src/env.js'

const production = {
  DATABASE_URL: 'postgres://foyer:password@localhost/foyer',
  SERVER_URL: 'https://www.example.com/',
  PAYLOAD_SECRET: 'a secret of at least thirty-two characters',
}

const faultOf = (settings: Record<string, string>): string => {
  let message = ''
  expect(() => {
    try {
      readEnv(settings)
    } catch (error) {
      message = (error as Error).message
      throw error
    }
  }).toThrow('These settings need attention')
  return message
}

test.each(['p#ss', 'p/ss', 'p?ss', 'p@s/s', 'p@ss:1/x'])(
  'says how the password %s is written in an address, and never repeats it',
  (password) => {
    for (const [name, protocol] of [
      ['DATABASE_URL', 'postgres'],
      ['SMTP_URL', 'smtp'],
    ] as const) {
      const value = `${protocol}://foyer:${password}@localhost/foyer`
      const fault = faultOf({ ...production, [name]: value })
      expect(fault).toContain(name)
      expect(fault).not.toContain(password)
    }
    expect(faultOf({ ...production, DATABASE_URL: 'postgres://a:b@s/s@h/x' })).toContain('%2F')
  },
)

test('takes an address of PostgreSQL by a socket, with options, or without a database', () => {
  for (const DATABASE_URL of [
    'postgres:///foyer?host=/var/run/postgresql&user=foyer',
    'postgresql://foyer:a%23b%2Fc%40d@[::1]:5432/foyer?sslmode=verify-full&sslrootcert=/a/b.crt',
    'postgres://foyer@%2Fvar%2Frun:5432/foyer',
    'postgres://foyer@host',
  ])
    expect(readEnv({ ...production, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
})
