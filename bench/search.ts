import { measureRelevance } from './searchRelevance.js'
import { measureScale } from './searchScale.js'
import { measureStrangers } from './searchStrangers.js'

/** The targets (README) for a test collection and for 10,000 sections. */
const wanted = { clean: 0.38, misspelt: 0.34, p95: 10 }

/** Prints the quality and the cost of search; returns whether the targets are met. */
export function measureSearch(
  collectionPath: string | undefined,
  corporaPath: string | undefined,
): boolean {
  const sizes = [100, 10_000, 100_000].map(measureScale).map((size) => {
    const share = Number(size['p95 ms']) / wanted.p95
    return {
      ...size,
      '× wanted 10 ms': Math.round(share * 100) / 100,
      holds: size['sections'] === 10_000 ? (share <= 1 ? 'yes' : 'NO') : '',
    }
  })
  console.log('Search: what it takes')
  console.table(sizes)
  if (corporaPath !== undefined) {
    console.log('Search: nDCG@10 in the words of strangers')
    console.table(measureStrangers(corporaPath))
  }
  const isFast = sizes.every(({ holds }) => holds !== 'NO')
  if (collectionPath === undefined) {
    console.log('Search: relevance not measured, for SEARCH_COLLECTION names no test collection')
    return isFast
  }
  const rows = measureRelevance(collectionPath).map((row) => {
    const isGood = row.clean >= wanted.clean && row.misspelt >= wanted.misspelt
    return { ...row, holds: row.ranker === 'this product' ? (isGood ? 'yes' : 'NO') : '' }
  })
  console.log('Search: nDCG@10')
  console.table(rows)
  return isFast && rows.every(({ holds }) => holds !== 'NO')
}
