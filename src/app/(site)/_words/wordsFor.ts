import { createWords, type Words as WordsOf } from '../../../platform/words.js'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

export type Words = WordsOf<typeof en>

/** The texts of the site in a content language. */
export const wordsFor = createWords({ en, fr, ar })
