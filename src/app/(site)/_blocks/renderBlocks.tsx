import { Fragment, type ReactNode } from 'react'

import type { PageRequest } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import type { Around, PageBlock, Views } from './PageBlock.js'
import { listViews } from './listViews.js'
import { shownViews } from './shownViews.js'
import { toldViews } from './toldViews.js'

const views: Views = { ...toldViews, ...listViews, ...shownViews }

/** The parts of a page, one below the other. */
export async function renderBlocks(
  site: Site,
  asked: PageRequest,
  blocks: readonly PageBlock[],
): Promise<ReactNode> {
  const shown = await Promise.all(
    blocks.map(async (block, index) => view(block, { site, asked, isFirst: index === 0 })),
  )
  return shown.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** TypeScript cannot see that the view of a block's type takes that block. */
function view(block: PageBlock, around: Around): ReactNode | Promise<ReactNode> {
  const show = views[block.blockType] as ((one: PageBlock, two: Around) => ReactNode) | undefined
  return show?.(block, around)
}

/** Whether the first part says what the page is called, so that it needs no other heading. */
export function beginsWithHero([first]: readonly PageBlock[]): boolean {
  return first?.blockType === 'hero'
}
