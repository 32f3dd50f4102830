import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'

import { describe, expect, test } from '@jest/globals'
import { DrizzleQueryError } from 'drizzle-orm/errors'

import { createLog } from '../../src/platform/createLog.js'

type Line = { msg?: string; err?: { message: string; stack?: string; cause?: Line['err'] } }

/** What a log writes of some calls. */
function linesOf(write: (log: ReturnType<typeof createLog>) => void): Line[] {
  const lines: string[] = []
  write(createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }))
  return lines.map((line) => JSON.parse(line) as Line)
}

const refused = () =>
  new DrizzleQueryError(
    'insert into "leads" values ($1, $2)',
    ['ada@example.com', 'first\n    at home\nparams: second'],
    new Error('duplicate key'),
  )
const wrapped = () => new Error('The lead could not be kept', { cause: refused() })

describe('a failed query', () => {
  const calls: [string, (log: ReturnType<typeof createLog>) => void][] = [
    ['an error alone', (log) => log.error(refused())],
    ['an error with words', (log) => log.error(refused(), 'No lead')],
    ['a field', (log) => log.error({ err: refused() })],
    ['a field with words', (log) => log.error({ err: refused(), msg: 'No lead' })],
    ['a field and words apart', (log) => log.error({ err: refused() }, 'No lead')],
    ['the cause of another', (log) => log.error(wrapped())],
    ['its message as words', (log) => log.error({ msg: `Failed: ${refused().message}` })],
    ['its message alone', (log) => log.error(refused().message)],
    ['what was thrown as text', (log) => log.error({ err: refused().message })],
  ]
  test.each(calls)('is logged without its values: as %s', (_, call) => {
    const [line] = linesOf(call)
    const text = JSON.stringify(line)
    for (const value of ['ada@example.com', 'first', 'home', 'second']) {
      expect(text).not.toContain(value)
    }
    expect(line?.msg ?? line?.err?.message).toMatch(/lead/i)
  })

  test('says the query, why it failed and where', () => {
    const [line] = linesOf((log) => log.error(refused()))
    expect(line?.err?.message).toContain('insert into "leads"')
    expect(line?.err?.cause?.message).toBe('duplicate key')
    expect(line?.err?.stack).toMatch(/^at .*createLog\.test/m)
  })
})

test('a message longer than anybody reads is cut', () => {
  const [line] = linesOf((log) => log.error(new Error('x'.repeat(300_000))))
  expect(JSON.stringify(line).length).toBeLessThan(10_000)
})

test('other lines stand as they were given', () => {
  const given = { msg: 'request', path: '/api/pages', ms: 0.3 }
  const [line, words, format] = linesOf((log) => {
    log.info(given)
    log.info('Hears of changes')
    log.info({ ms: 1 }, 'took %s', 'long')
  })
  expect(line).toMatchObject(given)
  expect(words?.msg).toBe('Hears of changes')
  expect(format).toMatchObject({ ms: 1, msg: 'took long' })
})

test('a process goes on, and ends, where its log cannot be written, as on a full disk', () => {
  const program = `
    import { createLog } from './src/platform/createLog.ts'
    const log = createLog({ level: 'info' })
    const writing = setInterval(() => log.info('x'.repeat(5_000)), 10)
    setTimeout(() => clearInterval(writing), 300)
    setTimeout(() => console.error('went on'), 600)`
  const node = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { status, stderr } = spawnSync(process.execPath, node, {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'went on\n' })
})
