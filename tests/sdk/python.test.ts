import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  for (const slug of ['one', 'two']) {
    const json = { title: slug, slug, summary: 'S', level: 'foundation', _status: 'published' }
    await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  }
})
afterAll(() => foyer.stop())

test.each([
  ['test_client.py', 32],
  ['test_transport.py', 7],
  ['test_socket.py', 5],
])('the Python client passes its own tests against the running service: %s', async (file, many) => {
  const { stderr } = await promisify(execFile)(
    'python3',
    ['-m', 'unittest', 'discover', '-s', 'sdk/python/tests', '-p', file],
    {
      env: {
        ...process.env,
        FOYER_URL: foyer.url,
        FOYER_KEY: adminKey,
        PYTHONDONTWRITEBYTECODE: '1',
      },
    },
  )
  expect(stderr).toContain(`Ran ${String(many)} tests`)
  expect(stderr).toMatch(/\nOK\s*$/)
})

test('it is installed with pip alone, downloading nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pip-'))
  try {
    const install = ['-m', 'pip', 'install', '--no-index', '--quiet', '--target', `${folder}/lib`]
    await promisify(execFile)('python3', [...install, 'sdk/python'])
    const { stdout } = await promisify(execFile)(
      'python3',
      ['-c', 'from foyer import Client; print(Client("http://x").courses.list.__name__)'],
      { cwd: folder, env: { ...process.env, PYTHONPATH: `${folder}/lib` } },
    )
    expect(stdout.trim()).toBe('list')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
