/** A word of a query and the stems that stand for it, the best counting 1. */
export type WordGroup = {
  word: string
  /** How often the query holds it. */
  count: number
  stems: readonly { stem: number; weight: number }[]
  /** How rare it is: inverse document frequency. */
  rarity: number
  /** The form that the content holds instead of a misspelt word. */
  correction?: string
}
