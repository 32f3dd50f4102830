import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Asset, assetOf } from './assetOf.js'

type SiteFonts = {
  /** For Latin letters, then for Arabic ones; each regular and semibold. */
  files: Asset[]
  latin: Asset[]
  arabic: Asset[]
  /** The `@font-face` rules of all of them, and of "Inter stand-in" to name after Inter. */
  faces: string
}

const folder = join(process.cwd(), 'node_modules', '@fontsource')

let loaded: SiteFonts | undefined

/** The families of all pages, also of those that are not made by the site; read once. */
export function siteFonts(): SiteFonts {
  loaded ??= load()
  return loaded
}

const weights = [400, 600]

function load(): SiteFonts {
  const latin = weights.map((weight) => fontFile('inter', 'latin', weight))
  const arabic = weights.map((weight) => fontFile('noto-sans-arabic', 'arabic', weight))
  const faces = [
    ...latin.map((file, at) => face('Inter', file, `font-weight:${weights[at]};font-display:swap`)),
    ...arabic.map((file, at) => face('Noto Sans Arabic', file, arabicRules(weights[at]))),
    standIns,
  ]
  return { files: [...latin, ...arabic], latin, arabic, faces: faces.join('') }
}

function fontFile(family: string, script: string, weight: number): Asset {
  const file = `${family}-${script}-${String(weight)}-normal.woff2`
  const bytes = readFileSync(join(folder, family, 'files', file))
  return assetOf(`${family}-${String(weight)}`, bytes, { suffix: 'woff2', type: 'font/woff2' })
}

function face(family: string, { url }: Asset, rules: string): string {
  return `@font-face{font-family:'${family}';${rules};src:url(${url}) format('woff2')}\n`
}

/** Only fetched for Arabic letters. No system font has its widths, so it is there at once or not on this page view. */
const arabicRules = (weight = 400) =>
  `font-weight:${weight};font-display:optional;unicode-range:U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFF`

/** Arial with Inter's metrics, so that nothing moves when Inter arrives; widths measured on running text. */
const standIns = `@font-face{font-family:'Inter stand-in';font-weight:400;src:local('Arial'),local('Liberation Sans');size-adjust:107.3%;ascent-override:90.28%;descent-override:22.48%;line-gap-override:0%}
@font-face{font-family:'Inter stand-in';font-weight:600;src:local('Arial Bold'),local('Liberation Sans Bold');size-adjust:102.07%;ascent-override:94.91%;descent-override:23.63%;line-gap-override:0%}
`
