import type { SearchSection } from '../../../search/SearchIndex.js'
import type { Citation } from '../schemas.js'

/** A published document that an answer may use, with its parts nearest to the question. */
export type Source = {
  documentId: string
  citation: Citation
  /** Best first. */
  sections: SearchSection[]
  /** Its opening. */
  opening: string
  /** The text of the parts, for a language model. */
  text: string
  /** The relevance score of the index. */
  score: number
}
