import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { readEnv, settingsSchema } from '../src/env.js'
import { ensureDemoSecrets } from '../src/platform/demoSecrets.js'
import { StartupError } from '../src/platform/StartupError.js'

const secret = 'a secret of at least thirty-two characters'
const production = {
  DATABASE_URL: 'postgres://foyer:password@localhost/foyer',
  SERVER_URL: 'https://www.example.com/',
  PAYLOAD_SECRET: secret,
}
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'foyer-env-'))

function faultOf(settings: Record<string, string>): string {
  try {
    readEnv(settings)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  throw new Error('The settings were accepted')
}

describe('.env.example', () => {
  test('names every setting once, and no other', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)]
    expect(named.map(([, name]) => name).sort()).toEqual(Object.keys(settingsSchema.shape).sort())
  })

  test('gives only values that the settings accept', () => {
    const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)
    const values = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
    expect(() => readEnv({ ...values, PAYLOAD_SECRET: secret })).not.toThrow()
  })
})

describe('readEnv', () => {
  test('is the demo without DATABASE_URL, and listens on loopback whatever HOST says', () => {
    const env = readEnv({ HOST: '0.0.0.0', PORT: '4000', DATA_DIR: emptyFolder() })
    expect(env).toMatchObject({
      mode: 'demo',
      HOST: '127.0.0.1',
      PORT: 4000,
      SERVER_URL: 'http://localhost:4000',
    })
  })

  test('is production with DATABASE_URL, and takes the slash off SERVER_URL', () => {
    expect(readEnv(production)).toMatchObject({
      mode: 'production',
      HOST: '0.0.0.0',
      SERVER_URL: 'https://www.example.com',
      DATABASE_DIRECT_URL: production.DATABASE_URL,
      firstUser: undefined,
    })
  })

  test('names everything that is missing in production at once', () => {
    const fault = faultOf({ DATABASE_URL: production.DATABASE_URL })
    expect(fault).toContain('PAYLOAD_SECRET')
    expect(fault).toContain('SERVER_URL')
  })

  test('names malformed and missing settings together', () => {
    const fault = faultOf({
      DATABASE_URL: production.DATABASE_URL,
      PORT: 'http',
      ADMIN_API_KEY: 'short',
    })
    for (const name of ['PORT', 'ADMIN_API_KEY', 'PAYLOAD_SECRET', 'SERVER_URL']) {
      expect(fault).toContain(name)
    }
  })

  test('refuses an ADMIN_API_KEY under 32 characters and never repeats it', () => {
    const fault = faultOf({ ...production, ADMIN_API_KEY: 'k'.repeat(31) })
    expect(fault).toContain('ADMIN_API_KEY')
    expect(fault).not.toContain('kkk')
    expect(readEnv({ ...production, ADMIN_API_KEY: 'k'.repeat(32) }).apiKey?.role).toBe('editor')
  })

  test.each([
    ['RATE_LIMITS', 'off'],
    ['GATEWAY_MODE', 'simulator'],
  ])('keeps %s=%s to the demo', (name, value) => {
    expect(faultOf({ ...production, [name]: value })).toContain(name)
    expect(() => readEnv({ [name]: value, DATA_DIR: emptyFolder() })).not.toThrow()
  })

  test('counts an empty setting as not set', () => {
    expect(readEnv({ ...production, SMTP_URL: '', ADMIN_API_KEY: ' ' }).apiKey).toBeUndefined()
  })
})

describe('the secrets of the demo', () => {
  test('are made once and kept readable to their owner only', () => {
    const folder = emptyFolder()
    const made = ensureDemoSecrets(folder)
    expect(ensureDemoSecrets(folder)).toEqual(made)
    expect(readEnv({ DATA_DIR: folder }).PAYLOAD_SECRET).toBe(made.payloadSecret)
    expect(readEnv({ DATA_DIR: folder }).firstUser?.password).toBe(made.adminPassword)
  })

  test('are not replaced when their file is damaged', () => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'secrets.json'), '{')
    expect(() => ensureDemoSecrets(folder)).toThrow(StartupError)
  })

  test('cannot be made where a file is in the way, which is said in one line', () => {
    const file = join(emptyFolder(), 'file')
    writeFileSync(file, '')
    expect(() => ensureDemoSecrets(file)).toThrow(/DATA_DIR/)
  })
})
