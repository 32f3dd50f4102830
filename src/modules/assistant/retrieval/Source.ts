import type { SearchSection } from '../../../search/SearchIndex.js'
import type { Citation } from '../schemas.js'

/** A published document that an answer may rest on, with its parts that are nearest to the question. */
export type Source = {
  documentId: string
  citation: Citation
  /** Best first. */
  sections: SearchSection[]
  /** How it begins. */
  opening: string
  /** The parts' words, for a language model. */
  text: string
  /** How near it is, as the index says. */
  score: number
}
