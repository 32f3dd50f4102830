import sharp from 'sharp'

import { contrastRatio, formatHex } from '../../../platform/color.js'
import { within } from '../../../platform/abort.js'

/** A logo as pixels, at the size it is drawn. */
export type RasterLogo = { width: number; height: number; data: Uint8Array; needsPlate: boolean }

const MOST_BYTES = 1_000_000
const MOST_PIXELS = 64_000_000
const FORMATS = new Set(['svg', 'png', 'webp', 'jpeg'])
const BOX = { width: 320, height: 56 }

/**
 * An SVG of a few hundred bytes can take seconds, and sharp does not check its own time limit meanwhile (measured,
 * 0.35).
 */
const MOST_MS = 1_000

/** Each logo is drawn once per background, however many images show it. */
const drawn = new WeakMap<Uint8Array, Map<string, Promise<RasterLogo | undefined>>>()

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
  const logo = known.get(background) ?? draw(bytes, background)
  drawn.set(bytes, known.set(background, logo))
  return within(MOST_MS, logo).catch(() => undefined)
}

async function draw(bytes: Uint8Array, background: string): Promise<RasterLogo | undefined> {
  try {
    // From bytes, librsvg has no base URL: it reads no other file and never the network.
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    if (!FORMATS.has((await image.metadata()).format)) return undefined
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
