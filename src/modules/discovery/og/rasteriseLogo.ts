import sharp, { type Sharp } from 'sharp'

import { contrastRatio, formatHex } from '../../../platform/color.js'
import { within } from '../../../platform/abort.js'

/** A logo as pixels, at the size it is drawn. */
export type RasterLogo = { width: number; height: number; data: Uint8Array; needsPlate: boolean }

const MOST_BYTES = 1_000_000
const MOST_PIXELS = 64_000_000
const FORMATS = new Set(['svg', 'png', 'webp', 'jpeg'])
const BOX = { width: 320, height: 56 }
const PRINT = { width: 1_600, height: 280 }

/**
 * An SVG of a few hundred bytes can take seconds, and sharp does not check its own time limit meanwhile (measured,
 * 0.35).
 */
const MOST_MS = 1_000

/** Each logo is drawn once per background, however many images show it. */
const drawn = new WeakMap<Uint8Array, Map<string, Promise<RasterLogo | undefined>>>()
const printed = new WeakMap<Uint8Array, Promise<Buffer | undefined>>()
let last: Promise<unknown> = Promise.resolve()

/** One at a time: a slow one holds one of the four threads that also read files, and each certificate asks for it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const own = last.then(work)
  last = own.catch(() => undefined)
  return own
}

/**
 * Rasterises an SVG or bitmap logo to 320 × 56 px, and tells whether it is too faint for the background without a
 * plate. Returns nothing for a file that is broken, too large, too slow or not an image: a logo must neither break nor
 * delay the share image.
 */
export async function rasteriseLogo(
  bytes: Uint8Array,
  background: string,
): Promise<RasterLogo | undefined> {
  if (bytes.byteLength > MOST_BYTES) return undefined
  const known = drawn.get(bytes) ?? new Map<string, Promise<RasterLogo | undefined>>()
  const logo = known.get(background) ?? inTurn(() => draw(bytes, background))
  drawn.set(bytes, known.set(background, logo))
  return within(MOST_MS, logo).catch(() => undefined)
}

/** An SVG or bitmap logo as a PNG of at most 1,600 × 280 px; undefined for what `rasteriseLogo` would not draw. */
export async function pngOf(bytes: Uint8Array): Promise<Buffer | undefined> {
  if (bytes.byteLength > MOST_BYTES) return undefined
  const png = async () =>
    (await open(bytes))
      ?.resize({ ...PRINT, fit: 'inside' })
      .png()
      .toBuffer()
  const print = printed.get(bytes) ?? inTurn(png)
  printed.set(bytes, print)
  return within(MOST_MS, print).catch(() => undefined)
}

async function open(bytes: Uint8Array): Promise<Sharp | undefined> {
  // From bytes, librsvg has no base URL: it reads no other file and never the network.
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  return FORMATS.has((await image.metadata()).format) ? image : undefined
}

async function draw(bytes: Uint8Array, background: string): Promise<RasterLogo | undefined> {
  try {
    const image = await open(bytes)
    if (!image) return undefined
    const { data, info } = await image
      .resize({ ...BOX, fit: 'inside' })
      .toColorspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const share = visibleShare(data, background)
    return share === undefined
      ? undefined
      : { width: info.width, height: info.height, data, needsPlate: share < 0.3 }
  } catch {
    return undefined
  }
}

/** The share of drawn pixels with a contrast of 2:1; undefined if no pixel is drawn at all. */
function visibleShare(pixels: Uint8Array, background: string): number | undefined {
  let drawn = 0
  let visible = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    drawn += 1
    if (contrastRatio(formatHex({ red, green, blue }), background) >= 2) visible += 1
  }
  return drawn === 0 ? undefined : visible / drawn
}
