import { createWords } from '../../../platform/words.js'
import ar from './words/ar.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

/** The texts printed on certificates and written into badges. */
export const certificateWords = createWords({ en, fr, ar })
