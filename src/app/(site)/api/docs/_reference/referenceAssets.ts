import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the API reference, at an address that changes with its content. */
type ReferenceAsset = { url: string; type: string; bytes: Buffer }

export type ReferenceAssets = {
  library: ReferenceAsset
  libraryStyle: ReferenceAsset
  start: ReferenceAsset
  style: ReferenceAsset
}

const packageFolder = join(process.cwd(), 'node_modules', 'swagger-ui-dist')
const ownFolder = join(process.cwd(), 'src', 'app', '(site)', 'api', 'docs', '_reference')

const script = { suffix: 'js', type: 'text/javascript; charset=utf-8' }
const sheet = { suffix: 'css', type: 'text/css; charset=utf-8' }

let loaded: Promise<ReferenceAssets> | undefined

/** Swagger UI with our start script and styles; read once, but on every request in development. */
export function referenceAssets(): Promise<ReferenceAssets> {
  if (process.env.NODE_ENV !== 'production') return load()
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<ReferenceAssets> {
  const [library, libraryStyle, start, style] = await Promise.all([
    readFile(join(packageFolder, 'swagger-ui-bundle.js')),
    readFile(join(packageFolder, 'swagger-ui.css')),
    readFile(join(ownFolder, 'start.js')),
    readFile(join(ownFolder, 'reference.css')),
  ])
  return {
    library: asset('swagger-ui', library, script),
    libraryStyle: asset('swagger-ui', libraryStyle, sheet),
    start: asset('start', start, script),
    style: asset('reference', style, sheet),
  }
}

function asset(
  name: string,
  bytes: Buffer,
  { suffix, type }: { suffix: string; type: string },
): ReferenceAsset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { url: `/api/docs/${name}.${hash}.${suffix}`, type, bytes }
}
