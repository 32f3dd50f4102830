import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { createDatabase } from '../support/databases.js'
import { runScript } from './backup/runScript.js'

let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

const settings = () => ({
  DATABASE_URL: database.url,
  SERVER_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
  SMTP_URL: 'smtp://127.0.0.1:1',
})

async function migrated(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int count from payload_migrations',
  )
  await client.end()
  return rows[0]?.count ?? 0
}

describe('npm run migrate', () => {
  test('gives an empty database its form and ends, and changes nothing the second time or beside another', async () => {
    const runs = await Promise.all([1, 2].map(() => runScript(['--migrate'], settings())))
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    const count = await migrated()
    expect(count).toBeGreaterThan(10)
    expect((await runScript(['--migrate'], settings())).code).toBe(0)
    expect(await migrated()).toBe(count)
  })

  test('without a database says what is missing and ends with 1', async () => {
    const { code, lines } = await runScript(['--migrate'], {})
    expect(code).toBe(1)
    expect(lines.join('\n')).toContain('DATABASE_URL')
  })

  test.each([['--migrate', '--help'], ['--doctor', 'now'], ['--help'], ['production']])(
    'is not run, nor the service started, by words that it does not know: %s %s',
    async (...words) => {
      const { code, lines } = await runScript(words.filter(Boolean), settings())
      expect(lines[0]).toBe(`Not known: ${words.filter(Boolean).at(-1) ?? ''}`)
      expect(lines.join('\n')).toContain('npm run doctor')
      expect(code).toBe(1)
    },
  )
})

describe('what the commands compile', () => {
  const start = (folder: string) => {
    for (const name of [
      'src',
      'node_modules',
      'package.json',
      'payload.config.ts',
      'tsconfig.json',
    ])
      symlinkSync(resolve(name), join(folder, name))
    const flags = ['--conditions=production', 'src/start.mjs', '--help']
    return spawnSync(process.execPath, flags, { cwd: folder, encoding: 'utf8' }).stderr
  }

  test('may be run by another user, and where it cannot be kept one line says so', () => {
    const [open, closed] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'foyer-compiled-')))
    if (!open || !closed) throw new Error('No folders')
    expect(start(open)).toContain('Not known: --help')
    const [name = ''] = readdirSync(join(open, '.build'))
    expect(statSync(join(open, '.build', name)).mode & 0o777).toBe(0o755)
    writeFileSync(join(closed, '.build'), '')
    expect(start(closed)).toMatch(/^Foyer cannot start: .*\.build.* Run `npm run build` first.*\n$/)
    for (const folder of [open, closed]) rmSync(folder, { recursive: true })
  })
})
