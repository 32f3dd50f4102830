import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'

import { TelemetryDocument } from '../src/modules/assurance/schemas.js'
import type { Foyer } from './support/boot.js'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.build', `left-out-${String(process.pid)}`)

beforeAll(() => void mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the configuration again without one plugin, as somebody who removes its line would. */
function configWithout(plugin: string): string {
  const text = readFileSync(join(root, 'payload.config.ts'), 'utf8')
  const line = new RegExp(String.raw`^    ${plugin}\((?:.*\),|[^]*?^    }\),)$`, 'm')
  expect(text).toMatch(line)
  const path = join(folder, `without-${plugin}.ts`)
  writeFileSync(path, text.replace(line, '').replaceAll("'./src/", "'../../src/"))
  return path
}

/** Modules and the Payload of an earlier start would still hold its configuration. */
function forgetEarlierStart(): void {
  jest.resetModules()
  const { _payload } = globalThis as { _payload?: Map<string, unknown> }
  _payload?.clear()
}

describe('the service starts and answers without', () => {
  test.each(['governance', 'payments', 'assurance', 'assistant', 'leads', 'doors'])(
    '%s',
    async (plugin) => {
      forgetEarlierStart()
      const { boot } = await import('./support/boot.js')
      const foyer = await boot({}, { config: configWithout(plugin) })
      try {
        for (const path of ['/health/ready', '/search?q=course', '/branding']) {
          expect([path, (await foyer.call(`/api${path}`)).status]).toEqual([path, 200])
        }
        if (plugin !== 'assurance') await expectFeedWithout(plugin, foyer)
      } finally {
        await foyer.stop()
      }
    },
  )
})

/** The feed reports what the remaining modules declare. */
async function expectFeedWithout(plugin: string, foyer: Foyer): Promise<void> {
  const response = await foyer.call('/api/tools/ai-assurance/telemetry')
  const { metrics, system } = TelemetryDocument.parse(await response.json())
  expect(system.mode).toBe(plugin === 'assistant' ? 'off' : 'local')
  const reports = (prefix: string) => metrics.some(({ id }) => id.startsWith(prefix))
  expect(reports('payments.')).toBe(plugin !== 'payments')
  expect(reports('assistant.')).toBe(plugin !== 'assistant')
  expect(reports('search.')).toBe(true)
}
