import { createWords } from '../../../../platform/words.js'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** The texts of the mails about dates, enrolments and certificates. */
export const courseMailWords = createWords({ en, fr, ar })
