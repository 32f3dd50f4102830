import { searchMissesTable } from './searches/searchMissesTable.js'

/** Tables of this module that are no collections. */
export const discoveryTables = { search_misses: searchMissesTable }
