/** Inverse document frequency in the manner of BM25, never negative. */
export function rarityOf(documentsWith: number, documents: number): number {
  return Math.log(1 + (documents - documentsWith + 0.5) / (documentsWith + 0.5))
}
