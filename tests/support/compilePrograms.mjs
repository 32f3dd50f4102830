import { build } from 'esbuild'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const programs = [
  ...['makeSampleDemo', 'migrateTemplate', 'serve', 'startTestDatabase'].map(
    (name) => `tests/support/${name}.ts`,
  ),
  'tests/modules/administration/webhooks/workerProcess.ts',
  'tests/platform/jobs/workerProcess.ts',
  'tests/startup/backup/signInProcess.ts',
  'tests/tools/checks/*.ts',
]

/**
 * Compiles what tests run in processes of their own, as start.mjs does with the product: a loader that stands before each
 * file of each package takes five seconds of a processor for every process (measured). Returns the folder.
 */
export async function compilePrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-programs-'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  await build({
    entryPoints: programs,
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
  })
  process.env.FOYER_TEST_PROGRAMS = folder
  return folder
}
