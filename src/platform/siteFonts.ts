import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Asset, assetOf } from './assetOf.js'

type SiteFonts = {
  files: [regular: Asset, semibold: Asset]
  /** The `@font-face` rules of Inter, and of "Inter stand-in" to name after it. */
  faces: string
}

const folder = join(process.cwd(), 'node_modules', '@fontsource', 'inter', 'files')

let loaded: SiteFonts | undefined

/** The one family of all pages, also of those that are not made by the site; read once. */
export function siteFonts(): SiteFonts {
  loaded ??= load()
  return loaded
}

function load(): SiteFonts {
  const regular = fontFile(400)
  const semibold = fontFile(600)
  return { files: [regular, semibold], faces: face(400, regular) + face(600, semibold) + standIns }
}

function fontFile(weight: number): Asset {
  const bytes = readFileSync(join(folder, `inter-latin-${String(weight)}-normal.woff2`))
  return assetOf(`inter-${String(weight)}`, bytes, { suffix: 'woff2', type: 'font/woff2' })
}

function face(weight: number, { url }: Asset): string {
  return `@font-face{font-family:Inter;font-weight:${String(weight)};font-display:swap;src:url(${url}) format('woff2')}\n`
}

/** Arial with Inter's metrics, so that nothing moves when Inter arrives; widths measured on running text. */
const standIns = `@font-face{font-family:'Inter stand-in';font-weight:400;src:local('Arial'),local('Liberation Sans');size-adjust:107.3%;ascent-override:90.28%;descent-override:22.48%;line-gap-override:0%}
@font-face{font-family:'Inter stand-in';font-weight:600;src:local('Arial Bold'),local('Liberation Sans Bold');size-adjust:102.07%;ascent-override:94.91%;descent-override:23.63%;line-gap-override:0%}
`
