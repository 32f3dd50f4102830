import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { cloneDatabase, createDatabase } from '../support/databases.js'
import { selfSignedCertificate } from '../support/fakes/selfSignedCertificate.js'
import { freePort } from '../support/startService.js'
import { type SmtpServer, startSmtpServer } from '../support/fakes/smtpServer.js'
import { runHere } from './backup/runHere.js'
import { runScript } from './backup/runScript.js'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-doctor-'))
let database: Awaited<ReturnType<typeof cloneDatabase>>
let smtp: SmtpServer
beforeAll(async () => {
  database = await cloneDatabase()
  smtp = await startSmtpServer()
})
afterAll(async () => {
  await smtp.stop()
  await database.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const production = () => ({
  DATABASE_URL: database.url,
  SERVER_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'hello@foyer.example',
  DATA_DIR,
})

const examine = (settings: Record<string, string>) => runHere(['--doctor'], settings)

describe('npm run doctor', () => {
  test('ends with 0 where nothing must be mended, and says what to look at', async () => {
    writeFileSync(join(DATA_DIR, 'last-backup'), new Date(Date.now() - 9 * 864e5).toISOString())
    const { code, lines } = await runScript(['--doctor'], production())
    expect(lines.join('\n')).toMatch(/✓ Database +PostgreSQL 18/)
    expect(lines.join('\n')).toMatch(/✓ Clock/)
    expect(lines.join('\n')).toMatch(/✓ Mail/)
    expect(lines.join('\n')).toMatch(/! Backups +The last backup of this machine is 9 days old/)
    expect(code).toBe(0)
  })

  test('says what is wrong and what to do, ends with 1, and shows no password', async () => {
    const port = String(await freePort())
    const { code, lines } = await examine({
      ...production(),
      DATABASE_URL: `postgres://foyer:hidden-word@127.0.0.1:${port}/foyer`,
      SMTP_URL: `smtp://mailer:hidden-word@127.0.0.1:${port}`,
      PLATFORM_AI_URL: `http://127.0.0.1:${port}/v1`,
      DATA_DIR: join(DATA_DIR, 'last-backup'),
    })
    const text = lines.join('\n')
    expect(text).toMatch(/✗ Database +.*cannot be reached.*mend DATABASE_URL/)
    expect(text).toMatch(/✗ Mail +.*ECONNREFUSED.*Check host and port in SMTP_URL/)
    expect(text).toMatch(/✗ Assistant +.*Check PLATFORM_AI_URL/)
    expect(text).toMatch(/✗ Files +.*Set DATA_DIR/)
    expect(text).not.toContain('hidden-word')
    expect(code).toBe(1)
  })

  test('sees a key that may only list, a wrong issuer, a replica that is away and a missing sender', async () => {
    const other = createServer(({ method, url = '' }, answer) => {
      if (method !== 'GET') answer.writeHead(403).end('<Code>AccessDenied</Code>')
      else if (url.startsWith('/wrong/')) answer.writeHead(404).end()
      else answer.end('<IsTruncated>false</IsTruncated>')
    })
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const address = `http://127.0.0.1:${String((other.address() as AddressInfo).port)}`
    const settings = {
      ...production(),
      ...{ S3_ENDPOINT: address, S3_BUCKET: 'foyer' },
      ...{ S3_ACCESS_KEY_ID: 'lists', S3_SECRET_ACCESS_KEY: 'only' },
      ...{ OIDC_ISSUER: `${address}/right/`, OIDC_CLIENT_ID: 'me', OIDC_CLIENT_SECRET: 'word' },
      DATABASE_REPLICA_URLS: `postgres://foyer:hidden-word@127.0.0.1:${String(await freePort())}/foyer`,
    }
    const [{ code, lines }, wrong] = await Promise.all([
      examine({ ...settings, MAIL_FROM: '' }),
      examine({ ...settings, OIDC_ISSUER: `${address}/wrong` }),
    ])
    other.close()
    const text = lines.join('\n')
    expect(text).toMatch(/✗ S3 .*may list, read, write and delete/)
    expect(text).toMatch(/✓ Single sign-on/)
    expect(wrong.lines.join('\n')).toMatch(/✗ Single sign-on .* 404.*Check OIDC_ISSUER/)
    expect(text).toMatch(/✗ Replica .*mend DATABASE_REPLICA_URLS/)
    expect(text).toMatch(/! Mail .*set MAIL_FROM/)
    expect([code, text.includes('hidden-word')]).toEqual([1, false])
  })

  test('counts what listens and runs jobs as connections, and not what a pooler holds', async () => {
    const settings = { ...production(), WEB_CONCURRENCY: '12', DATABASE_POOL_SIZE: '22' }
    const DATABASE_URL = `${database.url}?application_name=pooled`
    const [all, web, worker, pooled] = await Promise.all([
      examine(settings),
      examine({ ...settings, ROLE: 'web' }),
      examine({ ...settings, ROLE: 'worker' }),
      examine({ ...settings, DATABASE_URL, DATABASE_DIRECT_URL: database.url }),
    ])
    expect(all.lines.join('\n')).toMatch(/! Connections +.* 319 connections .* 300 in all/)
    expect(web.lines.join('\n')).toMatch(/✓ Connections +288 of 300/)
    expect(worker.lines.join('\n')).toMatch(/✓ Connections +31 of 300/)
    expect(pooled.lines.join('\n')).toMatch(/✓ Connections +33 of 300/)
  })

  test('says where the search index has too little memory, and what to do', async () => {
    const output = '7 documents are found by title alone: SEARCH_MEMORY_MB is too little.'
    const service = createServer((_, response) => {
      response.end(JSON.stringify({ checks: { search: [{ status: 'warn', output }] } }))
    })
    await once(service.listen(0, '127.0.0.1'), 'listening')
    const { port } = service.address() as AddressInfo
    const running = { ...production(), PORT: String(port) }
    const [cut, tooMuch] = await Promise.all([
      examine(running),
      examine({ ...running, SEARCH_MEMORY_MB: '999999' }),
    ])
    service.close()
    expect(cut.lines.join('\n')).toMatch(/! Search +7 documents are.* Raise it.*max-old-space-size/)
    expect(tooMuch.lines.join('\n')).toMatch(/! Search +SEARCH_MEMORY_MB is more than half/)
    expect([cut.code, tooMuch.code]).toEqual([0, 0])
  })

  test('sees a PostgreSQL that is too old, and a role that may not make its tables', async () => {
    const empty = await createDatabase()
    const client = new pg.Client(empty.url)
    await client.connect()
    const settings = { ...production(), DATABASE_URL: empty.url }
    await client.query('revoke create on schema public from pg_database_owner')
    const denied = await examine(settings)
    const migrated = await runScript(['--migrate'], settings)
    await client.query(`create schema old;
      create function old.current_setting(text) returns text language sql as $$
        select case $1 when 'server_version_num' then '130023' when 'server_version' then '13.23'
          else pg_catalog.current_setting($1) end $$`)
    const options = new URL(empty.url)
    options.searchParams.set('options', '-c search_path=old,pg_catalog,public')
    const old = await examine({ ...settings, DATABASE_URL: options.href })
    await client.end()
    await empty.drop()
    expect(denied.lines.join('\n')).toMatch(/✗ Tables .*Make it the owner of the database/)
    expect(migrated.lines.join('\n')).toMatch(
      /Cannot migrate: .* Make it the owner of the database/,
    )
    expect(old.lines.join('\n')).toMatch(/✗ Database .* is 13.23, and Foyer needs 14 or newer/)
    expect([denied.code, migrated.code, old.code]).toEqual([1, 1, 1])
  })

  test('sees an empty database that is not in UTF8, which no start fills', async () => {
    const empty = await createDatabase()
    const client = new pg.Client(empty.url)
    await client.connect()
    await client.query(`create schema other;
      create function other.getdatabaseencoding() returns name language sql as $$
        select 'SQL_ASCII'::name $$`)
    await client.end()
    const url = new URL(empty.url)
    url.searchParams.set('options', '-c search_path=other,pg_catalog,public')
    const settings = { ...production(), DATABASE_URL: url.href }
    const examined = await examine(settings)
    const migrated = await runScript(['--migrate'], settings)
    await empty.drop()
    const said = /is in SQL_ASCII, and Foyer needs UTF8.* createdb --encoding=UTF8 /
    expect(examined.lines.join('\n')).toMatch(said)
    expect(migrated.lines.join('\n')).toMatch(said)
    expect([examined.code, migrated.code]).toEqual([1, 1])
  })

  test('names the address of the gateway, and of the collector, that does not answer', async () => {
    const gateway = createServer((_, answer) => answer.writeHead(404).end())
    await once(gateway.listen(0, '127.0.0.1'), 'listening')
    const there = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}/`
    const away = `http://127.0.0.1:${String(await freePort())}/`
    const merchant = {
      GATEWAY_MERCHANT_ID: '1',
      GATEWAY_ACCESS_CODE: 'a',
      GATEWAY_WORKING_KEY: 'k',
    }
    const settings = { ...production(), ...merchant, OTEL_EXPORTER_OTLP_ENDPOINT: away }
    const examined = await examine({ ...settings, GATEWAY_URL: away, GATEWAY_API_URL: there })
    gateway.close()
    const text = examined.lines.join('\n')
    expect(text).toMatch(/✗ Gateway .*ECONNREFUSED.*Check GATEWAY_URL,/)
    expect(text).toMatch(/✓ Gateway/)
    expect(text).toMatch(/✗ Traces .*Check OTEL_EXPORTER_OTLP_ENDPOINT/)
  })

  test('sees that DATABASE_DIRECT_URL or a replica is another database; a start refuses the first', async () => {
    const other = await cloneDatabase()
    const settings = { ...production(), DATABASE_DIRECT_URL: other.url }
    const examined = await examine(settings)
    const migrated = await runScript(['--migrate'], settings)
    const copied = await examine({ ...production(), DATABASE_REPLICA_URLS: other.url })
    await other.drop()
    expect(copied.lines.join('\n')).toMatch(/✗ Replica .* is no replica of this database/)
    const said = /DATABASE_DIRECT_URL and DATABASE_URL lead to two databases/
    expect(examined.lines.join('\n')).toMatch(said)
    expect(migrated.lines.join('\n')).toMatch(said)
    expect([examined.code, migrated.code]).toEqual([1, 1])
  })

  test('names settings that are misspelt, in quotes, or cut at a $ in .env', async () => {
    const home = process.cwd()
    const folder = mkdtempSync(join(tmpdir(), 'foyer-settings-'))
    writeFileSync(join(folder, '.env'), 'ADMIN_PASSWORD=long$words-enough\nMETRICS_TOKEN=a\\$b\n')
    process.chdir(folder)
    const { lines } = await examine({
      ...{ ...production(), SMTP_URL: '', SMPT_URL: smtp.url, S3_ACCESS_KEY: 'key', HOSTNAME: 'x' },
      ...{ METRICS_TOKEN: 'a$b', OIDC_CLIENT_ID: '', PLATFORM_AI_KEY: '"key"' },
    }).finally(() => {
      process.chdir(home)
    })
    expect(lines.filter((line) => line.startsWith('! Settings'))).toEqual([
      expect.stringMatching(/ SMPT_URL is not a setting. Is SMTP_URL meant/),
      expect.stringMatching(/ S3_ACCESS_KEY is not a setting: see .env.example/),
      expect.stringMatching(/ In .env .* write \\\$ in ADMIN_PASSWORD/),
      expect.stringMatching(/ The quotes around PLATFORM_AI_KEY/),
    ])
  })

  test.each([
    ['a bucket elsewhere', '301 PermanentRedirect', /another region. Mend S3_REGION/],
    ['a clock that is wrong', '403 RequestTimeTooSkewed', /clock of this machine.*NTP/],
    ['an address with the bucket in it', '404 NoSuchKey', /S3_ENDPOINT, which is without/],
  ])('tells %s from an S3 that is away', async (_, answered, words) => {
    const [status, code = ''] = answered.split(' ')
    const server = createServer((__, answer) => {
      answer.writeHead(Number(status)).end(`<Error><Code>${code}</Code><HostId>h</HostId></Error>`)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const { lines } = await examine({
      ...{ ...production(), S3_ENDPOINT: `http://127.0.0.1:${String(port)}`, S3_BUCKET: 'foyer' },
      ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'word' },
    })
    server.close()
    const said = lines.find((line) => line.includes(' S3 '))
    expect(said).toMatch(words)
    expect(said).toMatch(new RegExp(`\\(${code}\\)$`))
  })

  test('says where a certificate of one’s own authority is named', async () => {
    const { cert, key } = selfSignedCertificate()
    const collector = createTlsServer({ cert, key })
    await once(collector.listen(0, '127.0.0.1'), 'listening')
    const { port } = collector.address() as AddressInfo
    const there = `https://127.0.0.1:${String(port)}`
    const { lines } = await examine({ ...production(), OTEL_EXPORTER_OTLP_ENDPOINT: there })
    collector.close()
    expect(lines.join('\n')).toMatch(/✗ Traces .*CERT.*NODE_EXTRA_CA_CERTS/)
  })

  test('says which port smtps:// is for where it is used at another', async () => {
    const { lines } = await examine({
      ...production(),
      SMTP_URL: smtp.url.replace('smtp:', 'smtps:'),
    })
    expect(lines.join('\n')).toMatch(/✗ Mail .*smtps:\/\/ for 465, smtp:\/\/ for 587/)
  })

  test('has nothing to mend before the first start of the demo', async () => {
    const { code, lines } = await examine({ DATA_DIR: join(DATA_DIR, 'not', 'there') })
    const text = lines.join('\n')
    expect(text).toMatch(/! Files .*not there yet. The first start makes it/)
    expect(text).toMatch(/✓ Gateway +Payments end in the simulator/)
    expect(code).toBe(0)
  })

  test('names the settings that are missing', async () => {
    const { code, lines } = await examine({ DATABASE_URL: database.url, DATA_DIR })
    expect(lines[0]).toMatch(/^✗ Settings +.*PAYLOAD_SECRET.*SERVER_URL/)
    expect(code).toBe(1)
  })
})
