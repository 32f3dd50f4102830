import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { PayloadRequest } from 'payload'

import { query } from '../../platform/database/requestDatabase.js'
import { localization } from '../../platform/localization.js'

type EmbedScript = { hash: string; integrity: string; source: string }

const folder = join(process.cwd(), 'src', 'doors', 'embed', 'browser')

let built: Promise<EmbedScript> | undefined

/** The script of this release, compiled once; its version is kept for the pages that name it. */
export function embedScript(req: PayloadRequest): Promise<EmbedScript> {
  built ??= build()
    .then(async (script) => {
      const { hash, source } = script
      await query(req)`
        insert into embed_scripts (hash, source) values (${hash}, ${source})
        on conflict (hash) do nothing`
      return script
    })
    .catch((error: unknown) => {
      built = undefined
      throw error
    })
  return built
}

/** The script that pages name by this hash: of this release, or of an earlier or another running one. */
export async function findScript(req: PayloadRequest, hash: string): Promise<string | undefined> {
  const present = await embedScript(req)
  if (present.hash === hash) return present.source
  const [row] = await query<{ source: string }>(req)`
    select source from embed_scripts where hash = ${hash}`
  return row?.source
}

async function build(): Promise<EmbedScript> {
  const { build: bundle, transform } = await import('esbuild')
  const sheet = await readFile(join(folder, 'embed.css'), 'utf8')
  const { code: style } = await transform(sheet, { loader: 'css', minify: true })
  const { outputFiles } = await bundle({
    entryPoints: [join(folder, 'index.ts')],
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
    define: {
      STYLE: JSON.stringify(style.trim()),
      LOCALES: JSON.stringify(localization.locales.map(({ code }) => code)),
    },
  })
  const source = outputFiles[0]?.text ?? ''
  const digest = (algorithm: string) => createHash(algorithm).update(source)
  return {
    source,
    hash: digest('sha256').digest('hex').slice(0, 16),
    integrity: `sha384-${digest('sha384').digest('base64')}`,
  }
}
