import { createWords } from '../../../platform/words.js'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** What the module says in mails, in every language of the site. */
export const administrationWords = createWords({ en, fr, ar })
