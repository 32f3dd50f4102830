import { createWords } from '../../../platform/words.js'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** The texts of mails, certificates and facts about courses. */
export const learningWords = createWords({ en, fr, ar })
