import type { MeasuredTextRun, Renderer, TextNode } from '@takumi-rs/core'
import { readFile } from 'node:fs/promises'

import type { FontSubset } from '../../../platform/fonts/findSubsets.js'
import type { Language } from '../../../platform/fonts/fontFamilies.js'
import { composeShareImage, MEASURES } from './composeShareImage.js'
import { palette, type BrandColors } from './palette.js'
import { rasteriseLogo } from './rasteriseLogo.js'
import { prepareText, shortenText, type PreparedText } from './text/prepareText.js'

export type ShareImage = {
  title: string
  subtitle?: string
  theme: 'light' | 'dark'
  /** Draws the logo, or the name if there is none; without it only the brand's colours appear. */
  showBrand: boolean
  brand: {
    name: string
    colors: BrandColors
    /** The file's bytes: SVG, PNG, WebP or JPEG, for the theme drawn. */
    logo?: { bytes: Uint8Array }
  }
}

const { width, height, top, bottom, brandRow, clearance, gap, column } = MEASURES
const WORDS_HEIGHT = height - top - brandRow - clearance - bottom

const ROOMS = {
  title: {
    width: column,
    height: WORDS_HEIGHT,
    steps: [
      { size: 84, lines: 2 },
      { size: 72, lines: 3 },
      { size: 60, lines: 4 },
      { size: 52, lines: 5 },
      { size: 46, lines: 7 },
    ],
  },
  subtitle: {
    width: column,
    height: WORDS_HEIGHT,
    steps: [
      { size: 32, lines: 2 },
      { size: 28, lines: 2 },
    ],
  },
  name: {
    width: 720,
    height: brandRow,
    steps: [
      { size: 32, lines: 1 },
      { size: 28, lines: 1 },
    ],
  },
} satisfies Record<string, Room>

/**
 * Draws a share image: a PNG of 1200 × 630 px, under 300 KB. Characters that no font has are left out; an empty title
 * gives the design alone, and an unreadable logo is replaced by the brand's name.
 */
export async function renderShareImage(image: ShareImage): Promise<Uint8Array> {
  const { brand, showBrand, theme } = image
  const colors = palette(brand.colors, theme)
  const [title, subtitle, name, logo] = await Promise.all([
    prepareText(image.title, 600),
    prepareText(image.subtitle ?? '', 400),
    prepareText(showBrand ? brand.name : '', 600),
    showBrand && brand.logo ? rasteriseLogo(brand.logo.bytes, colors.background) : undefined,
  ])
  const prepared = [title, subtitle, name].filter((text) => text !== undefined)
  const renderer = await textRenderer(prepared.flatMap(({ subsets }) => subsets))
  const fitted = await fitAll(renderer, { title, subtitle, name })
  const direction = prepared.find((text) => text.direction)?.direction ?? 'ltr'
  const node = composeShareImage({ colors, direction, logo, ...fitted })
  return renderer.render(node, { width, height, format: 'png' })
}

async function fitAll(
  renderer: Renderer,
  texts: Record<keyof typeof ROOMS, PreparedText | undefined>,
) {
  const fit = (text: PreparedText | undefined, room: Room): Promise<FittedText> | undefined =>
    text && fitText(renderer, text, room)
  const name = await fit(texts.name, ROOMS.name)
  const subtitle = await fit(texts.subtitle, ROOMS.subtitle)
  const left = WORDS_HEIGHT - (subtitle ? subtitle.height + gap : 0)
  const title = await fit(texts.title, { ...ROOMS.title, height: left })
  return { title: title?.node, subtitle: subtitle?.node, name: name?.node }
}

let opened: Promise<Renderer> | undefined
const registered = new Map<string, Promise<unknown>>()

/**
 * The process-wide renderer with the given font files, each registered once. Created with the first image, so that a
 * process that draws none neither loads the native binary nor fails without it.
 */
export async function textRenderer(subsets: Iterable<FontSubset>): Promise<Renderer> {
  opened ??= open()
  const renderer = await opened
  await Promise.all([...subsets].map((subset) => register(renderer, subset)))
  return renderer
}

async function open(): Promise<Renderer> {
  const { Renderer: Native } = await import('@takumi-rs/core')
  // The only images are logos, drawn from new bytes each time, so a cache would not help.
  return new Native({ cacheMaxBytes: 0 })
}

function register(renderer: Renderer, { family, weight, file, points }: FontSubset) {
  const known = registered.get(file)
  if (known) return known
  const registering = readFile(file).then((data) =>
    renderer.registerFont({
      name: family,
      ...(weight && { weight }),
      style: 'normal',
      data,
      unicodeRange: [...points].map((point) => [point, point]),
    }),
  )
  registered.set(file, registering)
  registering.catch(() => registered.delete(file))
  return registering
}

/** A font size in px, and the most lines that look good at it. */
type Step = { size: number; lines: number }

/** The space for a text in px, and the sizes to try, largest first. */
export type Room = { width: number; height: number; steps: readonly [Step, ...Step[]] }

/** In em, for all families. */
const widestSpace = 0.28

type FittedText = { node: TextNode; height: number }

/**
 * Sets a text at the largest size at which it fits without breaking words, else with broken words; if it fits at none,
 * shortens it at the smallest size and adds an ellipsis.
 */
export async function fitText(
  renderer: Renderer,
  prepared: PreparedText,
  room: Room,
): Promise<FittedText> {
  const attempt = async (text: string, { size, lines }: Step, breakWords: boolean) => {
    const node = setText({ ...prepared, text }, { size, width: room.width, breakWords })
    const { height, runs } = await renderer.measure(node, { width: room.width })
    const most = Math.min(room.height, lines * Math.ceil(size * prepared.lineHeight))
    const within = runs.every((run) => isWithin(run, room.width, size))
    // Heights are rounded up.
    return within && height <= most + 1 ? { node, height } : undefined
  }
  for (const breakWords of [false, true]) {
    for (const step of room.steps) {
      const fitted = await attempt(prepared.text, step, breakWords)
      if (fitted) return fitted
    }
  }
  const last = room.steps.at(-1) ?? room.steps[0]
  return shortenText(prepared.text, (text) => attempt(text, last, true))
}

/**
 * The space at a line break hangs over the edge and counts as part of the last run although it is invisible; without
 * this allowance, a full line would look too wide.
 */
function isWithin({ text, x, width }: MeasuredTextRun, room: number, size: number): boolean {
  if (text.trim() === '') return true
  const hangs = text.endsWith(' ') ? widestSpace * size : 0
  // A glyph's bearing can overhang by part of a pixel.
  return x >= -1 && x + width - hangs <= room + 1
}

function setText(
  { text, weight, direction, language, fontFamily, lineHeight, letterSpacing }: PreparedText,
  { size, width, breakWords }: { size: number; width: number; breakWords: boolean },
): TextNode {
  return {
    type: 'text',
    text: breakWords ? text : allowWordBreaks(text, language),
    dir: direction,
    lang: language,
    style: {
      width,
      fontFamily,
      fontWeight: weight,
      fontSize: size,
      lineHeight,
      letterSpacing,
      textWrap: 'balance',
      ...(breakWords ? { overflowWrap: 'anywhere' } : { wordBreak: 'keep-all' }),
    },
  }
}

const ZERO_WIDTH_SPACE = '\u200b'
const NOT_AT_A_LINES_START = /^(?:[\p{Pe}\p{Pf}\p{Po}]|\p{Script=Hiragana}{1,2}$)/u
const NOT_AT_A_LINES_END = /[\p{Ps}\p{Pi}]$/u
const KATAKANA_START = /^[\p{Script=Katakana}ー]/u
const KATAKANA_END = /[\p{Script=Katakana}ー]$/u

/**
 * Marks where a line of Chinese or Japanese may break: between words, never before closing punctuation or a short
 * particle, never after an opening bracket. Other languages have spaces and are returned unchanged.
 */
export function allowWordBreaks(text: string, language: Language | undefined): string {
  if (language !== 'zh' && language !== 'ja') return text
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  let line = ''
  for (const { segment } of words) {
    // The dictionary splits loan words that it does not know.
    const loanWord = KATAKANA_END.test(line) && KATAKANA_START.test(segment)
    const stays = NOT_AT_A_LINES_START.test(segment) || NOT_AT_A_LINES_END.test(line)
    line += line === '' || loanWord || stays ? segment : ZERO_WIDTH_SPACE + segment
  }
  return line
}
