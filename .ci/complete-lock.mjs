// Adds the entries npm 11.16+ leaves out of package-lock.json for optional platform packages the registry did not show
// when the lock was made, and then misses itself in `npm ci` (npm/cli issue 9846). Usage: node completeLock.mjs package-lock.json
import { readFileSync, writeFileSync } from 'node:fs'
const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = [
  'darwin',
  'win32',
  'linux',
  'android',
  'freebsd',
  'openharmony',
  'aix',
  'netbsd',
  'openbsd',
  'sunos',
  'openharmony',
]
const cpus = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 'loong64', 's390x', 'mips64el']
let added = 0
for (const [path, owner] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`
    if (lock.packages[key] || lock.packages[`${path}/${key}`]) continue
    const words = name.split(/[-/]/)
    const os = systems.filter((system) => words.includes(system))
    const cpu = cpus.filter((one) => words.includes(one))
    if (!os.length || !cpu.length || !/^\d/.test(version)) {
      console.log('skipped', name, version)
      continue
    }
    if (os[0] === 'linux' && cpu[0] === process.arch)
      console.log('CAREFUL: fits this machine', name)
    lock.packages[key] = { version, cpu, ...(owner.dev ? { dev: true } : {}), optional: true, os }
    added += 1
  }
}
const sorted = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(sorted.map((key) => [key, lock.packages[key]]))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added, 'entries added')
