// Runs the tests in three turns: all that shares a database server, two files at a time; then one at a time the attacks,
// which measure how long visitors wait; then what uses a browser. Side by side, two browsers and other tests starve each
// other on two cores (measured: clicks time out). The pages that browsers are shown are built beside the first turn, by the
// processor that it leaves: two minutes that nobody waits for. Workers inherit the options of Node in package.json: with
// more room for young objects a file takes a twentieth less of the processor (measured).
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'

const jest = createRequire(import.meta.url).resolve('jest/bin/jest')
const turns = ['jest.config.js', 'jest.attacks.config.js', 'jest.browser.config.js']
const given = process.argv.slice(2)

const folder = mkdtempSync(join(scratch(), 'foyer-run-'))
// PostgreSQL runs as a user of its own where the tests run as root.
chmodSync(folder, 0o711)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

// Whoever stops the run stops the turn that is on; its folder goes once that has ended.
let running
let pages
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopped = true
    running?.kill(signal)
    pages?.kill(signal)
  })
}

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
let exitCode = 0
const built = given.length === 0 && buildPages()
for (const config of turns) {
  // The attacks are measured.
  if (config !== turns[0]) await built
  const { code, counts, faults } = await run(config)
  failures.push(...faults)
  for (const [name, count] of Object.entries(counts)) total[name] += count
  // Jest can refuse a run in which no test failed, when the global teardown throws for one.
  if (code !== 0) exitCode = 1
  if (isStopped) break
}
const skipped = total.skipped > 0 ? `, ${String(total.skipped)} skipped` : ''
// Told again at the end: what the turns print is long, and logs are cut in the middle.
for (const line of failures) process.stdout.write(`${line}\n`)
process.stdout.write(`${String(total.passed)} passed, ${String(total.failed)} failed${skipped}\n`)
process.exit(exitCode)

/** Where it fails the start of the demo does it again, and tells why. */
function buildPages() {
  const options = ['--conditions=production', 'src/start.mjs', '--build']
  pages = spawn(process.execPath, options, { stdio: 'ignore' })
  setPriority(pages.pid, constants.priority.PRIORITY_LOW)
  return new Promise((resolve) => pages.once('close', resolve))
}

/** One turn: its exit code, the lines that tell its failures, and the counts in the last line it prints. */
async function run(config) {
  const child = spawn(
    process.execPath,
    [...process.execArgv, jest, '--config', config, '--passWithNoTests', ...given],
    { stdio: ['inherit', 'pipe', 'inherit'], env: { ...process.env, TMPDIR: folder } },
  )
  running = child
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  const lines = output.trimEnd().split('\n')
  const faults = lines.filter((line) => line.startsWith('failed: '))
  const last = lines.at(-1) ?? ''
  const counts = [...last.matchAll(/(\d+) (passed|failed|skipped)/g)].map(([, count, name]) => [
    name,
    Number(count),
  ])
  return { code, faults, counts: Object.fromEntries(counts) }
}

/**
 * Where databases and files of the tests are kept: in memory where 4 GiB of it are given. Cloning a database takes 0.03 s
 * there, and on a disk up to 0.9 s as soon as it is busy (measured).
 */
function scratch() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= 4 * 1024 ** 3 ? memory : tmpdir()
}
