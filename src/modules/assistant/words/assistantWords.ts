import { createWords } from '../../../platform/words.js'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** The texts that the assistant says itself; everything else is quoted. */
export const assistantWords = createWords({ en, fr, ar })
