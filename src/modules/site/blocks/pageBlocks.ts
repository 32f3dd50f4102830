import type { BlocksField } from 'payload'

import { outlineOf } from '../../../platform/content/outlineOf.js'
import type { SearchField } from '../../../platform/content/searchDeclaration.js'
import { shown } from './shown.js'
import { told } from './told.js'

const blocks = [...told, ...shown]

/** The parts of a page, one below the other. */
export const pageBlocks: BlocksField = {
  name: 'blocks',
  type: 'blocks',
  labels: { singular: 'Part', plural: 'Parts' },
  blocks,
  maxRows: 40,
  admin: {
    disableListFilter: true,
    description: 'Add a part, drag it to its place. A page without parts is its text alone.',
  },
}

/** What the parts say, for the search index. */
export const searchedBlocks: SearchField = {
  name: 'blocks',
  outline: (value) => outlineOf(blocks, value),
}
