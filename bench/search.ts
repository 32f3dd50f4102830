import { measureRelevance } from './searchRelevance.js'
import { measureScale } from './searchScale.js'

/** What is wanted (README), for a test collection and for 10,000 sections. */
const wanted = { clean: 0.38, misspelt: 0.34, p95: 10 }

/** Prints what the search finds and what it takes; gives whether it is as good as wanted. */
export function measureSearch(collectionPath: string | undefined): boolean {
  const sizes = [100, 10_000, 100_000].map(measureScale)
  console.log('Search: what it takes')
  console.table(sizes)
  const isFast = Number(sizes[1]?.['p95 ms']) <= wanted.p95
  if (collectionPath === undefined) {
    console.log('Search: relevance not measured, for SEARCH_COLLECTION names no test collection')
    return isFast
  }
  const rows = measureRelevance(collectionPath)
  console.log('Search: nDCG@10')
  console.table(rows)
  const own = rows.find(({ ranker }) => ranker === 'this product')
  return isFast && Number(own?.clean) >= wanted.clean && Number(own?.misspelt) >= wanted.misspelt
}
