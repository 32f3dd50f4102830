import { createWords } from '../../../platform/words.js'
import ar from './ar.json'
import en from './en.json'
import fr from './fr.json'

/** The texts of the mails about leads, and of estimates. */
export const leadWords = createWords({ en, fr, ar })
