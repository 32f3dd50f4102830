// Compiles the sources (about 0.1 s) and runs them. A loader that compiles each import at run time made every start two
// seconds slower (measured), because it also handles all of node_modules.
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Until runService handles these signals there is nothing to drain. An interrupted command (--backup, --build …) is a
// failure, so it ends by the signal.
const isService = process.argv.slice(2).every((flag) => flag === '--dev')
if (isService) for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => process.exit(0))

// Set before anything else is loaded: React, Next and Payload read these once.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'
process.env.NEXT_TELEMETRY_DISABLED ??= '1'

// A static import would be loaded before the first line above runs.
const { build } = await import('esbuild')

const folder = '.build'

const { outputFiles } = await build({
  entryPoints: ['src/server.ts'],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'error',
  write: false,
})
const hash = createHash('sha256')
for (const { contents } of outputFiles) hash.update(contents)
const home = join(folder, hash.digest('hex').slice(0, 16))

// Several processes may start from one folder at once: each release has its own folder, which appears whole or not at
// all. It is not secret, and another user may run what this one has compiled.
async function keep() {
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(join(folder, 'draft-'))
  await chmod(draft, 0o755)
  for (const { path, contents } of outputFiles)
    await writeFile(join(draft, basename(path)), contents)
  await rename(draft, home).catch(() => rm(draft, { recursive: true }))
}

if (!(await stat(home).catch(() => undefined))) {
  const umask = process.umask(0o022)
  await keep().catch(({ message }) => {
    console.error(
      `Foyer cannot start: ${message}. Run \`npm run build\` first, as a user who may write here.`,
    )
    process.exit(1)
  })
  process.umask(umask)
}

await import(pathToFileURL(join(process.cwd(), home, 'server.mjs')).href)
