import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { assetOf, siteFonts, type Asset } from '../../../platform/siteFonts.js'

export type SiteAssets = { style: Asset; script: Asset; fonts: Asset[] }

const folder = join(process.cwd(), 'src', 'app', '(site)')

/** In cascade order. */
const sheets = [
  'base',
  'header',
  'controls',
  'parts',
  'start',
  'blocks',
  'catalog',
  'course',
  'checkout',
  'documents',
  'forms',
  'learner',
  'player',
  'search',
  'mailbox',
  'ask',
  'reference',
  'footer',
  'print',
]

let loaded: Promise<SiteAssets> | undefined

/** The stylesheet and the fonts; read once, but on every request in development. */
export function siteAssets(): Promise<SiteAssets> {
  if (process.env.NODE_ENV !== 'production') return load()
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<SiteAssets> {
  const sources = await Promise.all(
    sheets.map((sheet) => readFile(join(folder, '_styles', `${sheet}.css`), 'utf8')),
  )
  const { files, faces } = siteFonts()
  const script = await readFile(join(folder, '_scripts', 'site.js'), 'utf8')
  const style = [faces, ...sources].join('')
  return {
    style: textAsset(style, { suffix: 'css', type: 'text/css; charset=utf-8' }),
    script: textAsset(script, { suffix: 'js', type: 'text/javascript; charset=utf-8' }),
    fonts: files,
  }
}

/** Without its comments and its indentation. */
function textAsset(text: string, kind: { suffix: string; type: string }): Asset {
  const short = text.replace(/\/\*[^]*?\*\/|(?<=\n)\s+/g, '')
  return assetOf('site', Buffer.from(short), kind)
}
