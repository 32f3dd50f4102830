import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TypedLocale } from 'payload'
import decompress from 'wawoff2/decompress.js'

import { chooseFonts, cleanText } from '../fonts/chooseFonts.js'
import { orderFamilies, type FontWeight } from '../fonts/fontFamilies.js'
import { localization } from '../localization.js'

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
  const source = (await readTemplate('src/platform/pdf/prelude.typ')) + template
  const compiler = compilerFor(fonts.flat())
  const [regular, semibold] = fonts.map((each) => each.map(({ family }) => family))
  const isRightToLeft = localization.locales.some((each) => each.code === locale && 'rtl' in each)
  const settings = { data, regular, semibold, locale, isRightToLeft }
  compiler.resetShadow()
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(`/${name}`, bytes)
  compiler.mapShadow('/sheet.json', Buffer.from(JSON.stringify(settings)))
  const compiled = compiler.compile({ mainFileContent: source })
  if (!compiled.result) throw faultOf(compiler, compiled)
  const creationTimestamp = Math.trunc(createdAt.getTime() / 1000)
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'a-2a', creationTimestamp })
  compiler.evictCache(keptRuns)
  return pdf
}

/** Reads a Typst source; `path` is relative to the process's working directory, like those of the site's styles. */
export function readTemplate(path: string): Promise<string> {
  return readFile(join(process.cwd(), path), 'utf8')
}

function compilerFor(fonts: readonly { family: string; bytes: Buffer }[]): NodeCompiler {
  const key = fonts.map(({ family }) => family).join(' ')
  const known = compilers.get(key)
  if (known) return known
  const fontArgs = [{ fontBlobs: fonts.map(({ bytes }) => bytes) }]
  const compiler = NodeCompiler.create({ workspace: '/', fontArgs })
  compilers.set(key, compiler)
  return compiler
}

function faultOf(compiler: NodeCompiler, compiled: ReturnType<NodeCompiler['compile']>): Error {
  const error = compiled.takeDiagnostics()
  const faults = error && compiler.fetchDiagnostics(error)
  return new Error(`A document could not be typeset: ${JSON.stringify(faults)}`)
}

/** What a document prints: texts, numbers and flags in any order and depth. */
type Printable =
  string | number | boolean | null | readonly Printable[] | { readonly [key: string]: Printable }

const weights = [400, 600] as const satisfies FontWeight[]

/**
 * The data with only what can be drawn of its texts, and the fonts for each weight, best first. A glyph that no font has
 * is left out: it would be an empty box.
 */
async function setTexts(data: Printable) {
  const texts = [...textsOf(data)].map(cleanText)
  const { families } = await orderFamilies(texts.join(' '), 400)
  const drawable = new Map<string, string>()
  const files = weights.map(() => new Set<string>())
  for (const text of new Set([asciiLetters, ...texts])) {
    drawable.set(text, text)
    for (const [place, weight] of weights.entries()) {
      const chosen = await chooseFonts(drawable.get(text) ?? '', families, weight)
      drawable.set(text, chosen.text)
      for (const { file } of chosen.subsets) files[place]?.add(file)
    }
  }
  const fonts = await Promise.all(files.map((each) => loadFonts([...each])))
  return { data: mapTexts(data, (text) => drawable.get(cleanText(text)) ?? ''), fonts }
}

/** Whether a document shows all letters and digits of a text; other signs may be missing. */
export async function isPrintable(text: string): Promise<boolean> {
  const { families } = await orderFamilies(cleanText(text), 400)
  for (const weight of weights) {
    const chosen = await chooseFonts(cleanText(text), families, weight)
    if (lettersOf(chosen.text) !== lettersOf(cleanText(text))) return false
  }
  return true
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** What a template sets by itself; Latin comes first in every document. */
const asciiLetters = '0Aa'

function* textsOf(data: Printable): Generator<string> {
  if (typeof data === 'string') yield data
  else if (typeof data === 'object' && data !== null) {
    for (const each of Object.values<Printable>(data)) yield* textsOf(each)
  }
}

function mapTexts(data: Printable, change: (text: string) => string): Printable {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map((each: Printable) => mapTexts(each, change))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries<Printable>(data).map(([key, each]) => [key, mapTexts(each, change)]),
  )
}

type LoadedFont = { family: string; bytes: Buffer }

/** Decompressed files: 70 KB for an alphabet in one weight, up to 200 KB for others. */
const loaded = new LRUCache<string, LoadedFont>({
  max: 100,
  fetchMethod: async (file) =>
    rename(Buffer.from(await decompress(await readFile(file))), nameOf(file)),
})

/** The fonts of these WOFF2 files, each under a family name of its own, in the same order. */
export function loadFonts(files: readonly string[]): Promise<LoadedFont[]> {
  return Promise.all(files.map((file) => loaded.forceFetch(file)))
}

/** Of the file's name, so that every process sets the same bytes; in digits, which are no word for a style. */
function nameOf(file: string): string {
  const hash = createHash('sha256').update(basename(file)).digest('hex')
  return BigInt(`0x${hash}`).toString()
}

const familyName = 1
const unicode = 3

/**
 * Gives a font a name that no other has: the typesetter knows one file per family and weight, and would find the
 * letters of the first subset only. It goes by name 1, and the new name is written over the old one, so that nothing in
 * the file moves (OpenType 1.9, `name`).
 */
function rename(bytes: Buffer, digits: string): LoadedFont {
  const table = findTable(bytes, 'name')
  const [count, strings] = [bytes.readUInt16BE(table + 2), bytes.readUInt16BE(table + 4)]
  for (let record = table + 6; record < table + 6 + 12 * count; record += 12) {
    const isFamily = bytes.readUInt16BE(record + 6) === familyName
    if (!isFamily || bytes.readUInt16BE(record) !== unicode) continue
    const family = `F${digits}`.slice(0, bytes.readUInt16BE(record + 8) / 2)
    const name = Buffer.from(family, 'utf16le').swap16()
    bytes.set(name, table + strings + bytes.readUInt16BE(record + 10))
    return { family, bytes }
  }
  throw new RangeError('A font without a name')
}

function findTable(bytes: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * bytes.readUInt16BE(4); entry += 16) {
    if (bytes.toString('latin1', entry, entry + 4) === tag) return bytes.readUInt32BE(entry + 8)
  }
  throw new RangeError(`A font without the table ${tag}`)
}
