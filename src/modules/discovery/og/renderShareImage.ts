import type { Renderer } from '@takumi-rs/core'

import { textRenderer } from './fonts/textRenderer.js'
import { composeShareImage, MEASURES } from './layout/composeShareImage.js'
import type { FittedText, Room } from './layout/fitText.js'
import { fitText } from './layout/fitText.js'
import type { BrandColors } from './palette.js'
import { palette } from './palette.js'
import { rasteriseLogo } from './rasteriseLogo.js'
import type { PreparedText } from './text/prepareText.js'
import { prepareText } from './text/prepareText.js'

/** The text of a share image and the brand it is for. */
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
