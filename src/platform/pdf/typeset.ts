import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { LRUCache } from 'lru-cache'
import type { TypedLocale } from 'payload'

import { localization } from '../localization.js'
import { type Printable, setTexts } from './setTexts.js'

type Sheet = {
  /** A Typst source of ours; its texts are in `data`. */
  template: string
  data: { readonly [key: string]: Printable }
  /** Pictures, which the template finds at `/<name>`. */
  files?: Readonly<Record<string, Buffer>>
  title: string
  locale: TypedLocale
  /** Part of the file, so that the same document is the same bytes at any time. */
  createdAt: Date
}

/** A compiler for each set of fonts: making one takes 40 ms, a page 2 to 4 ms. */
const compilers = new LRUCache<string, NodeCompiler>({ max: 4 })

/** How many runs the results of earlier steps are kept for. */
const keptRuns = 4

/**
 * Typesets a document as PDF/A, tagged for screen readers. The data goes in as a file of its own and is never read as
 * source, so nothing that people typed can be a command.
 */
export async function typeset(sheet: Sheet): Promise<Buffer> {
  const { template, locale, files = {}, createdAt } = sheet
  const { data, fonts } = await setTexts({ ...sheet.data, title: sheet.title })
  const compiler = compilerFor(fonts.flat())
  const [regular, semibold] = fonts.map((each) => each.map(({ family }) => family))
  const isRightToLeft = localization.locales.some((each) => each.code === locale && 'rtl' in each)
  const settings = { data, regular, semibold, locale, isRightToLeft }
  compiler.resetShadow()
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(`/${name}`, bytes)
  compiler.mapShadow('/sheet.json', Buffer.from(JSON.stringify(settings)))
  const compiled = compiler.compile({ mainFileContent: `${prelude}${template}` })
  if (!compiled.result) throw faultOf(compiler, compiled)
  const creationTimestamp = Math.trunc(createdAt.getTime() / 1000)
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'a-2a', creationTimestamp })
  compiler.evictCache(keptRuns)
  return pdf
}

const prelude = String.raw`
#let sheet = json("/sheet.json")
#let data = sheet.data
#set document(title: data.title)
#set text(
  font: sheet.regular,
  lang: sheet.locale,
  dir: if sheet.isRightToLeft { rtl } else { ltr },
  fallback: false,
  hyphenate: false,
)
#show strong: it => text(font: sheet.semibold, it.body)
// These fonts hold every weight, and only the thinnest is set.
#show regex("[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}]+"): it => context text(
  stroke: 0.028em + text.fill,
  it,
)
#let ltr-text(it) = text(dir: ltr, it)
#let ink = rgb("#1f2328")
#let quiet = rgb("#57606a")
#let rule = rgb("#d0d7de")
#let brand = rgb(data.at("color", default: "#1f2328"))
`

function compilerFor(fonts: readonly { family: string; bytes: Buffer }[]): NodeCompiler {
  const key = fonts.map(({ family }) => family).join(' ')
  const known = compilers.get(key)
  if (known) return known
  const fontArgs = [{ fontBlobs: fonts.map(({ bytes }) => bytes) }]
  const compiler = NodeCompiler.create({ workspace: '/', fontArgs })
  compilers.set(key, compiler)
  return compiler
}

type Compiled = ReturnType<NodeCompiler['compile']>

function faultOf(compiler: NodeCompiler, compiled: Compiled): Error {
  const error = compiled.takeDiagnostics()
  const faults = error && compiler.fetchDiagnostics(error)
  return new Error(`A document could not be typeset: ${JSON.stringify(faults)}`)
}
