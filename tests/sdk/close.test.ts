import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
let opened = 0

beforeAll(async () => {
  foyer = await boot()
  foyer.door.server.on('upgrade', () => (opened += 1))
})
beforeEach(() => {
  opened = 0
})
afterAll(() => foyer.stop())

/** Runs a program that has to end by itself, and gives what it printed. */
async function run(command: string, args: string[]): Promise<string> {
  const env = { ...process.env, FOYER_URL: foyer.url, NODE_OPTIONS: '', PYTHONPATH: 'sdk/python' }
  const running = promisify(execFile)(command, args, {
    env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  // From its first connection on: a busy machine takes long to start it.
  foyer.door.server.once('upgrade', () => {
    setTimeout(() => running.child.kill(), 15_000).unref()
  })
  return (await running).stdout.trim()
}

test('close() ends a waiting subscription of the TypeScript client, and with it the process', async () => {
  const program = `
    import WebSocket from 'ws'
    import { createClient } from './sdk/typescript/index.js'
    const client = createClient({ baseUrl: process.env.FOYER_URL, WebSocket })
    const connection = await client.connect()
    const waiting = connection.subscribe('telemetry')[Symbol.asyncIterator]().next()
    await connection.ping()
    connection.close()
    console.log((await waiting).done)`
  expect(await run(process.execPath, ['--input-type=module', '-e', program])).toBe('true')
  expect(opened).toBe(1)
})

test('close() while a lost connection is about to be opened again opens none', async () => {
  const program = `
    import WebSocket from 'ws'
    import { createClient } from './sdk/typescript/index.js'
    let socket
    class Lossy extends WebSocket { constructor(url) { super(url); socket = this } }
    const client = createClient({ baseUrl: process.env.FOYER_URL, WebSocket: Lossy })
    const connection = await client.connect()
    const waiting = connection.subscribe('telemetry')[Symbol.asyncIterator]().next()
    await connection.ping()
    socket.once('close', () => setImmediate(() => connection.close()))
    socket.terminate()
    console.log((await waiting).done)`
  expect(await run(process.execPath, ['--input-type=module', '-e', program])).toBe('true')
  expect(opened).toBe(1)
})

test('a connection of the TypeScript client that is refused keeps no process alive', async () => {
  const program = `
    import WebSocket from 'ws'
    import { createClient } from './sdk/typescript/index.js'
    const client = createClient({ baseUrl: process.env.FOYER_URL, apiKey: 'wrong', WebSocket })
    client.connect().catch(({ code }) => console.log(code))`
  expect(await run(process.execPath, ['--input-type=module', '-e', program])).toBe(
    'invalid_credentials',
  )
})

test('close() ends a waiting subscription of the Python client, and with it the process', async () => {
  const program = [
    'import os, threading',
    'from foyer import Client',
    'connection = Client(os.environ["FOYER_URL"]).connect()',
    'waiting = threading.Thread(target=lambda: print(list(connection.subscribe("telemetry"))))',
    'waiting.start()',
    'waiting.join(0.5)',
    'connection.close()',
  ].join('\n')
  expect(await run('python3', ['-c', program])).toBe('[]')
  expect(opened).toBe(1)
})
