import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { type FileFolder, readFileIn } from '../../../platform/files/FileFolder.js'
import { platformOf } from '../../../platform/platform.js'
import { pngOf } from './rasteriseLogo.js'
import type { ShareImage } from './renderShareImage.js'
import { signShareTitle } from './shareTitle.js'

/** The parts of the brand that a share image uses; `tag` changes with any of them. */
type ShareBrand = ShareImage['brand'] & { tag: string }

/** The brand for share images with the logo's bytes, cached until the brand or a picture changes. */
export async function readShareBrand(
  payload: Payload,
  { mediaFolder, theme }: { mediaFolder: FileFolder; theme: 'light' | 'dark' },
): Promise<ShareBrand> {
  return platformOf(payload).cache.remember<ShareBrand>({
    key: `share brand ${theme}`,
    tags: ['branding', 'media'],
    bytes: ({ logo }) => 1_024 + (logo?.bytes.byteLength ?? 0),
    load: async () => {
      const { name, colors, logo } = await payload.findGlobal({ slug: 'branding', depth: 1 })
      const media = logo?.[theme]
      const filename = typeof media === 'object' ? media?.filename : undefined
      const bytes = filename ? await readLogo(mediaFolder, filename) : undefined
      const brand = { name, colors, ...(bytes && { logo: { bytes } }) }
      const tag = createHash('sha256')
        .update(JSON.stringify([name, colors]))
        .update(bytes ?? '')
        .digest('base64url')
      return { ...brand, tag }
    },
  })
}

/** The logo for light backgrounds as a PNG, sharp enough for print; undefined if there is none that can be drawn. */
async function readPrintLogo(payload: Payload, mediaFolder: FileFolder) {
  const { logo } = await readShareBrand(payload, { mediaFolder, theme: 'light' })
  return logo && pngOf(logo.bytes)
}

type Settings = { mediaFolder: FileFolder; learning: { secret: string } }

/** What other modules put the brand on their own work with: share images that carry it, and the logo for print. */
export const brandFor = ({ mediaFolder, learning: { secret } }: Settings) => ({
  signShareImage: (words: { title: string; subtitle?: string }) => signShareTitle(secret, words),
  readLogo: (payload: Payload) => readPrintLogo(payload, mediaFolder),
})

/** If a logo's file is missing, the image shows the brand's name instead. */
async function readLogo(folder: FileFolder, name: string): Promise<Uint8Array | undefined> {
  return readFileIn(folder, name).catch(() => undefined)
}
