import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { readEnv } from '../src/env.js'
import { defaultSearchMb } from '../src/settingsOf.js'
import { settingsSchema } from '../src/settingsSchema.js'
import { ensureDemoSecrets } from '../src/demo/demoSecrets.js'
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
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)]
    expect(named.map(([, name]) => name).sort()).toEqual(Object.keys(settingsSchema.shape).sort())
  })

  test('gives only values that the settings accept, and copied as it is starts the demo', () => {
    const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)
    const values = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
    expect(readEnv({ ...values, DATA_DIR: emptyFolder() }).mode).toBe('demo')
    expect(readEnv({ ...values, ...production }).mode).toBe('production')
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

  test.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'])(
    'is no demo beside %s: it would take the jobs of that database',
    (name) => {
      const beside = { [name]: production.DATABASE_URL, DATA_DIR: emptyFolder() }
      expect(faultOf(beside)).toContain(`DATABASE_URL: required beside ${name}`)
    },
  )

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

describe('the gateway', () => {
  const live = {
    ...production,
    GATEWAY_URL: 'https://pay.example/transaction.do?command=initiateTransaction',
    GATEWAY_MERCHANT_ID: '12345',
    GATEWAY_ACCESS_CODE: 'AVAB',
    GATEWAY_WORKING_KEY: 'new-key,old-key',
  }

  test('is live in production once its four settings are there', () => {
    expect(readEnv(live).gateway).toEqual({
      mode: 'live',
      url: live.GATEWAY_URL,
      apiUrl: undefined,
      merchantId: '12345',
      accessCode: 'AVAB',
      workingKeys: ['new-key', 'old-key'],
      cipher: 'aes-128-cbc-md5',
      serverUrl: 'https://www.example.com',
    })
    expect(readEnv(production).gateway).toBeUndefined()
  })

  test('names every setting that is missing beside the others, or beside GATEWAY_MODE=live', () => {
    const names = ['GATEWAY_MERCHANT_ID', 'GATEWAY_ACCESS_CODE', 'GATEWAY_WORKING_KEY']
    const partly = faultOf({ ...production, GATEWAY_URL: live.GATEWAY_URL })
    for (const name of names) expect(partly).toContain(name)
    expect(partly).not.toContain('GATEWAY_URL')
    const bare = faultOf({ GATEWAY_MODE: 'live', DATA_DIR: emptyFolder() })
    for (const name of [...names, 'GATEWAY_URL']) expect(bare).toContain(name)
  })

  test.each([
    'http://pay.example/pay',
    'ftp://pay.example/',
    'https://user:password@pay.example/',
    'https://pay.example/#part',
    'pay.example',
  ])('is not posted to at %s', (GATEWAY_URL) => {
    expect(faultOf({ ...live, GATEWAY_URL })).toContain('GATEWAY_URL')
    expect(faultOf({ ...live, GATEWAY_API_URL: GATEWAY_URL })).toContain('GATEWAY_API_URL')
  })

  test.each(['http://127.0.0.1:4000/pay', 'http://localhost/pay/', 'http://[::1]:1/pay'])(
    'may be at %s, on this machine, exactly as written',
    (GATEWAY_URL) => {
      expect(readEnv({ ...live, GATEWAY_URL }).gateway?.url).toBe(GATEWAY_URL)
    },
  )

  test('refuses a GCM key that is not 32 bytes, and never repeats it', () => {
    const gcm = { ...live, GATEWAY_CIPHER: 'aes-256-gcm' }
    const fault = faultOf({ ...gcm, GATEWAY_WORKING_KEY: `${'k'.repeat(32)},short-key` })
    expect(fault).toContain('GATEWAY_WORKING_KEY')
    expect(fault).not.toContain('short-key')
    expect(readEnv({ ...gcm, GATEWAY_WORKING_KEY: 'k'.repeat(32) }).gateway).toBeDefined()
  })

  test('refuses a SERVER_URL that leaves no room for the path of the callback', () => {
    expect(faultOf({ ...live, SERVER_URL: `https://${'a'.repeat(63)}` })).toContain('SERVER_URL')
  })

  test.each([
    ['SERVER_URL', 'https://www.example.com/site', 'https://www.example.com'],
    ['SERVER_URL', 'https://www.example.com?a', 'without a path'],
    ['SERVER_URL', 'https://me:word@www.example.com', 'without a path'],
    ['SERVER_URL', 'www.example.com', 'without a path'],
    ['CORS_ORIGINS', 'https://a.example,*', 'without a path'],
    ['CORS_ORIGINS', 'https://a.example/form', 'without a path'],
    ['SMTP_URL', 'mail.example.com:587', 'smtp(s)://'],
    ['SMTP_URL', 'smtp://', 'smtp(s)://'],
    ['MAIL_FROM', 'Example', 'one sender'],
    ['MAIL_FROM', 'a@a.example, b@b.example', 'one sender'],
    ['DATABASE_URL', 'mysql://me:word@localhost/foyer', 'postgres://'],
  ])('refuses %s=%s, says what is expected and repeats no password', (name, value, expected) => {
    const fault = faultOf({ ...production, [name]: value })
    expect([fault.includes(name), fault.includes(expected)]).toEqual([true, true])
    expect(fault).not.toContain('me:word')
  })

  test('takes the slash off origins, which browsers send without one', () => {
    const { CORS_ORIGINS } = readEnv({
      ...production,
      CORS_ORIGINS: 'https://A.example/,http://b:80',
    })
    expect(CORS_ORIGINS).toEqual(['https://a.example', 'http://b'])
  })

  test('is the simulator in the demo, with a key that stays', () => {
    const DATA_DIR = emptyFolder()
    expect(readEnv({ DATA_DIR }).gateway).toBeUndefined()
    const { gatewayKey } = ensureDemoSecrets(DATA_DIR)
    expect(readEnv({ DATA_DIR, PORT: '4000' }).gateway).toMatchObject({
      mode: 'simulator',
      url: 'http://localhost:4000/simulator/gateway',
      apiUrl: 'http://127.0.0.1:4000/simulator/gateway/api',
      workingKeys: [gatewayKey],
    })
  })

  test.each([
    'GATEWAY_URL',
    'GATEWAY_MERCHANT_ID',
    'GATEWAY_ACCESS_CODE',
    'GATEWAY_WORKING_KEY',
  ] as const)('is not the simulator beside %s, said or by default', (name) => {
    const beside = { [name]: live[name], DATA_DIR: emptyFolder() }
    expect(faultOf(beside)).toContain(name)
    expect(faultOf({ ...beside, GATEWAY_MODE: 'simulator' })).toContain(name)
  })

  test('may be live in the demo', () => {
    const demo = { ...live, DATABASE_URL: undefined, DATA_DIR: emptyFolder() }
    const env = readEnv({ ...demo, GATEWAY_MODE: 'live' })
    expect(env).toMatchObject({ mode: 'demo', gateway: { mode: 'live' } })
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

  test('gain a gateway key where an earlier version made them, and keep the rest', () => {
    const folder = emptyFolder()
    const { payloadSecret, otpPepper, adminPassword } = ensureDemoSecrets(folder)
    const earlier = { payloadSecret, otpPepper, adminPassword }
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(earlier))
    const completed = ensureDemoSecrets(folder)
    expect(completed).toMatchObject(earlier)
    expect(completed.gatewayKey).toHaveLength(32)
    expect(ensureDemoSecrets(folder)).toEqual(completed)
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

  test('takes single sign-on whole or not at all', () => {
    const whole = {
      OIDC_ISSUER: 'https://id.example/',
      OIDC_CLIENT_ID: 'foyer',
      OIDC_CLIENT_SECRET: 'secret',
    }
    expect(readEnv({ ...production, ...whole, OIDC_ONLY: 'true' }).oidc).toEqual({
      issuer: 'https://id.example/',
      clientId: 'foyer',
      clientSecret: 'secret',
      roleClaim: undefined,
      only: true,
    })
    expect(readEnv(production).oidc).toBeUndefined()
    const half = faultOf({ ...production, OIDC_CLIENT_ID: 'foyer' })
    expect(half).toMatch(/OIDC_ISSUER: .*OIDC_CLIENT_SECRET: /)
    expect(faultOf({ ...production, OIDC_ONLY: 'true' })).toMatch(/OIDC_ISSUER/)
    expect(faultOf({ ...production, ...whole, OIDC_ISSUER: 'http://id.example' })).toMatch(
      /OIDC_ISSUER/,
    )
    expect(faultOf({ ...production, ...whole, OIDC_ONLY: 'maybe' })).toMatch(/OIDC_ONLY/)
  })
})

describe('the memory of the search index', () => {
  test('is by default half of what the heap leaves beside the process, and never nothing', () => {
    const mb = 1024 ** 2
    expect([defaultSearchMb(4_144 * mb), defaultSearchMb(256 * mb)]).toEqual([1_872, 32])
  })

  test('is a whole number of megabytes', () => {
    expect(readEnv({ SEARCH_MEMORY_MB: '500' }).SEARCH_MEMORY_MB).toBe(500)
    expect(() => readEnv({ SEARCH_MEMORY_MB: '0.5' })).toThrow(/SEARCH_MEMORY_MB/)
    expect(() => readEnv({ SEARCH_MEMORY_MB: '0' })).toThrow(/SEARCH_MEMORY_MB/)
  })
})
