import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Asset, assetOf } from '../../../platform/assetOf.js'
import { siteFonts } from '../../../platform/siteFonts.js'

export type SiteAssets = { style: Asset; fonts: [Asset, Asset] }

const styleFolder = join(process.cwd(), 'src', 'app', '(site)', '_styles')

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
    sheets.map((sheet) => readFile(join(styleFolder, `${sheet}.css`), 'utf8')),
  )
  const { files, faces } = siteFonts()
  const style = [faces, ...sources].join('').replace(/\/\*[^]*?\*\/|(?<=\n)\s+/g, '')
  const text = { suffix: 'css', type: 'text/css; charset=utf-8' }
  return { style: assetOf('site', Buffer.from(style), text), fonts: files }
}
