import { execFile } from 'node:child_process'
import { request, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

import { adminKey, baseUrl, report } from './fetchDocument.js'

/** Of the runner's scenarios, those for what the service offers; the others call tools of a server made for them. */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'server-sse-multiple-streams',
  'dns-rebinding-protection',
]

const runner = 'node_modules/@modelcontextprotocol/conformance/dist/index.js'

// The runner sends no key, so that it would see only what strangers do.
const relay = createServer((asked, answer) => {
  const headers = { ...asked.headers, 'x-api-key': adminKey }
  const address = new URL(asked.url ?? '', baseUrl)
  const call = request(address, { method: asked.method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(answer)
  })
  asked.pipe(call)
})
await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done))
const { port } = relay.address() as AddressInfo
/** To the service, a page of the relay is one of another site. */
const hostOf = (scenario: string) =>
  scenario === 'dns-rebinding-protection' ? baseUrl : `http://127.0.0.1:${String(port)}`

const run = promisify(execFile)
const faults = await Promise.all(
  scenarios.map((scenario) =>
    run(process.execPath, [
      runner,
      'server',
      '--url',
      `${hostOf(scenario)}/api/mcp`,
      '--scenario',
      scenario,
    ]).then(
      () => [],
      (error: unknown) => [`${scenario}: ${(error as { stdout: string }).stdout}`],
    ),
  ),
)
report(faults.flat())
