import type { ReactNode } from 'react'

import type { Media, Page } from '../../../payload-types.js'
import type { PageRequest } from '../_frame/servePage.js'
import type { Site } from '../Site.js'

export type PageBlock = NonNullable<Page['blocks']>[number]

type BlockType = PageBlock['blockType']

export type BlockOf<Type extends BlockType> = Extract<PageBlock, { blockType: Type }>

/**
 * What a part is shown with; `isFirst` says that its heading is the page's own, `prefix` begins its ids where another
 * part of its kind stands above it.
 */
export type Around = { site: Site; asked: PageRequest; isFirst: boolean; prefix: string }

type View<Type extends BlockType> = (
  block: BlockOf<Type>,
  around: Around,
) => ReactNode | Promise<ReactNode>

export type Views<Types extends BlockType = BlockType> = { [Type in Types]: View<Type> }

/** A picture of the library; null if there is none, or if visitors may not see it. */
export function imageOf(value: string | Media | null | undefined) {
  if (!value || typeof value === 'string' || !value.url) return null
  const { url, alt, width = null, height = null, focalX, focalY } = value
  const isCut = typeof focalX === 'number' && typeof focalY === 'number'
  return { url, alt, width, height, ...(isCut && { focus: { x: focalX, y: focalY } }) }
}
