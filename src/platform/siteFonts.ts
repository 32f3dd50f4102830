import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type SiteFonts = {
  /** All of them, and those that every page in Latin or in Arabic letters needs; each regular and semibold. */
  files: Asset[]
  latin: Asset[]
  arabic: Asset[]
  /** The `@font-face` rules of all of them, and of "Inter stand-in" to name after Inter. */
  faces: string
}

const packages = join(process.cwd(), 'node_modules', '@fontsource')
const own = join(process.cwd(), 'src', 'platform', 'fonts')

let loaded: SiteFonts | undefined

/** The families of all pages, also of those that are not made by the site; read once. */
export function siteFonts(): SiteFonts {
  loaded ??= load()
  return loaded
}

const weights = [400, 600]

/**
 * Noto Sans Arabic by what is in each file: the letters of Arabic, cut out of the package with subset-font because
 * they are a quarter of it; the rest of the script, for Persian and Urdu; and Latin letters. Fetched when they occur.
 */
const arabicRanges = {
  letters: 'U+060C-0655,U+0660-066D,U+0670',
  arabic: 'U+0600-060B,U+0656-065F,U+066E-066F,U+0671-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FEFF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122',
}

function load(): SiteFonts {
  const latin = weights.map((weight) => fontFile('inter', 'latin', weight))
  const inter = latin.map((file, at) =>
    face('Inter', file, `font-weight:${String(weights[at])};font-display:swap`),
  )
  const noto = Object.entries(arabicRanges).flatMap(([script, range]) =>
    weights.map((weight) => {
      const file = fontFile('noto-sans-arabic', script, weight)
      // No system font has its widths, so it is there at once or not on this page view.
      const rules = `font-weight:${String(weight)};font-display:optional;unicode-range:${range}`
      return { file, script, face: face('Noto Sans Arabic', file, rules) }
    }),
  )
  return {
    files: [...latin, ...noto.map(({ file }) => file)],
    latin,
    arabic: noto.filter(({ script }) => script !== 'arabic').map(({ file }) => file),
    faces: [...inter, ...noto.map((one) => one.face), standIns].join(''),
  }
}

function fontFile(family: string, script: string, weight: number): Asset {
  const name = `${family}-${script}-${String(weight)}`
  const file =
    script === 'letters'
      ? join(own, `${name}.woff2`)
      : join(packages, family, 'files', `${name}-normal.woff2`)
  return assetOf(name, readFileSync(file), { suffix: 'woff2', type: 'font/woff2' })
}

function face(family: string, { url }: Asset, rules: string): string {
  return `@font-face{font-family:'${family}';${rules};src:url(${url}) format('woff2')}\n`
}

/** Arial with Inter's metrics, so that nothing moves when Inter arrives; widths measured on running text. */
const standIns = `@font-face{font-family:'Inter stand-in';font-weight:400;src:local('Arial'),local('Liberation Sans');size-adjust:107.3%;ascent-override:90.28%;descent-override:22.48%;line-gap-override:0%}
@font-face{font-family:'Inter stand-in';font-weight:600;src:local('Arial Bold'),local('Liberation Sans Bold');size-adjust:102.07%;ascent-override:94.91%;descent-override:23.63%;line-gap-override:0%}
`

/** A file that pages need, at an address that changes with its content. */
export type Asset = { url: string; type: string; bytes: Buffer }

export function assetOf(
  name: string,
  bytes: Buffer,
  { suffix, type }: { suffix: string; type: string },
): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { url: `/assets/${name}.${hash}.${suffix}`, type, bytes }
}
