// Runs the tests in two turns: all that shares a database server, three files at a time, and then what uses a browser, one at
// a time. Side by side, a page build, two browsers and other tests starve each other on two cores (measured: clicks time out).
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const jest = createRequire(import.meta.url).resolve('jest/bin/jest')
const turns = ['jest.config.js', 'jest.browser.config.js']
const given = process.argv.slice(2)

const total = { passed: 0, failed: 0, skipped: 0 }
let exitCode = 0
for (const config of turns) {
  const { code, counts } = await run(config)
  for (const [name, count] of Object.entries(counts)) total[name] += count
  // Jest can refuse a run in which no test failed, when the global teardown throws for one.
  if (code !== 0) exitCode = 1
}
const skipped = total.skipped > 0 ? `, ${String(total.skipped)} skipped` : ''
process.stdout.write(`${String(total.passed)} passed, ${String(total.failed)} failed${skipped}\n`)
process.exit(exitCode)

/** One turn: its exit code, and the counts in the last line it prints. */
async function run(config) {
  const child = spawn(
    process.execPath,
    [...process.execArgv, jest, '--config', config, '--passWithNoTests', ...given],
    { stdio: ['inherit', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  const counts = [...last.matchAll(/(\d+) (passed|failed|skipped)/g)].map(([, count, name]) => [
    name,
    Number(count),
  ])
  return { code, counts: Object.fromEntries(counts) }
}
