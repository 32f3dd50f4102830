import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that pages need, at an address that changes with its content. */
export type Asset = { url: string; type: string; bytes: Buffer }

export type SiteAssets = { style: Asset; fonts: [Asset, Asset] }

const fontFolder = join(process.cwd(), 'node_modules', '@fontsource', 'inter', 'files')
const styleFolder = join(process.cwd(), 'src', 'app', '(site)', '_styles')

/** In the order of the cascade. */
const sheets = [
  'base',
  'header',
  'controls',
  'parts',
  'start',
  'catalog',
  'course',
  'documents',
  'forms',
  'learner',
  'search',
  'mailbox',
  'ask',
  'footer',
  'print',
]

let loaded: Promise<SiteAssets> | undefined

/** The stylesheet and the fonts; read once, in development each time. */
export function siteAssets(): Promise<SiteAssets> {
  if (process.env.NODE_ENV !== 'production') return load()
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<SiteAssets> {
  const [regular, semibold, ...sources] = await Promise.all([
    readFile(join(fontFolder, 'inter-latin-400-normal.woff2')),
    readFile(join(fontFolder, 'inter-latin-600-normal.woff2')),
    ...sheets.map((sheet) => readFile(join(styleFolder, `${sheet}.css`))),
  ])
  const fonts: [Asset, Asset] = [
    asset('inter-400', regular, { suffix: 'woff2', type: 'font/woff2' }),
    asset('inter-600', semibold, { suffix: 'woff2', type: 'font/woff2' }),
  ]
  const style = Buffer.concat(sources)
    .toString()
    .replace('inter-400.woff2', fonts[0].url)
    .replace('inter-600.woff2', fonts[1].url)
    .replace(/\/\*[^]*?\*\/|(?<=\n)\s+/g, '')
  const text = { suffix: 'css', type: 'text/css; charset=utf-8' }
  return { style: asset('site', Buffer.from(style), text), fonts }
}

function asset(
  name: string,
  bytes: Buffer,
  { suffix, type }: { suffix: string; type: string },
): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { url: `/assets/${name}.${hash}.${suffix}`, type, bytes }
}
