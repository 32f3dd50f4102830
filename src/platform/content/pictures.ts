import { z } from 'zod'

import type { Media } from '../../payload-types.js'

/** The widths and formats that a picture of the library is offered in, and no others: each costs work and space once. */
export const pictureWidths = [160, 480, 960, 1600] as const
export const pictureFormats = ['avif', 'webp'] as const

/** A picture in an answer; its address is absolute. */
export const Picture = z.object({
  url: z.string(),
  width: z.int32().nullable(),
  height: z.int32().nullable(),
  alt: z.string(),
})

/** A picture of the library for an answer; null where there is none, or it was deleted. */
export function serializePicture(
  image: string | Media | null | undefined,
  serverUrl: string,
): z.output<typeof Picture> | null {
  if (!image || typeof image === 'string' || !image.url) return null
  return {
    url: new URL(image.url, serverUrl).href,
    width: image.width ?? null,
    height: image.height ?? null,
    alt: image.alt || '',
  }
}
