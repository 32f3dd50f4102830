import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey } from '../support/adminKey.js'
import { programPath } from '../support/programPath.js'
import { type Demo, startDemo } from '../support/startDemo.js'

const patience = 120_000

let demo: Demo

beforeAll(async () => {
  demo = await startDemo({
    ADMIN_API_KEY: adminKey,
    ADMIN_API_KEY_ROLE: 'admin',
    RATE_LIMITS: 'off',
  })
}, patience)
afterAll(() => demo.stop(), patience)

/** What a program of its own process finds wrong: nothing, where all is well. */
async function faultsOf(...program: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  const options = { encoding: 'utf8', env, maxBuffer: 16 * 1024 ** 2 } as const
  return promisify(execFile)(process.execPath, program, options).then(
    () => '',
    (error: unknown) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      return `${stdout}${stderr}`.slice(0, 8_000)
    },
  )
}

const check = (name: string) =>
  faultsOf(programPath(`tests/tools/checks/${name}.ts`), demo.url, adminKey)

describe('the ordinary tools of integrators', () => {
  test.each([
    ['@asyncapi/parser takes the description of the socket', 'asyncapi'],
    ['Spectral finds no error and no warning in the OpenAPI document', 'spectral'],
    ['a consumer made by openapi-typescript compiles and is answered', 'openapiTypescript'],
    ['MCP clients of both lines list and call every tool', 'agents'],
    ['the conformance runner of MCP finds no fault in what is offered', 'mcpConformance'],
    ['the audits of graphql-http find no fault', 'graphqlOverHttp'],
    ['@payloadcms/sdk reads and writes every collection', 'payloadSdk'],
    ['standardwebhooks verifies what a receiver is sent', 'standardWebhooks'],
  ])(
    '%s',
    async (_, name) => {
      expect(await check(name)).toBe('')
    },
    patience,
  )

  test(
    'Redocly finds no error and no warning that its configuration does not explain',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-redocly-'))
      const file = join(folder, 'openapi.json')
      writeFileSync(file, await (await fetch(`${demo.url}/api/openapi.json`)).text())
      const config = join('tests', 'tools', 'redocly.yaml')
      const cli = join('node_modules', '@redocly', 'cli', 'bin', 'cli.js')
      const said = await faultsOf(cli, 'lint', file, '--config', config)
      rmSync(folder, { recursive: true, force: true })
      expect(said).toBe('')
    },
    patience,
  )
})
