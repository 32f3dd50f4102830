import { createWords } from '../../../platform/words.js'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** What documents are called in searches, and how to reach the company. */
export const siteWords = createWords({ en, fr, ar })
