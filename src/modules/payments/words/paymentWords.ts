import { createWords } from '../../../platform/words.js'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** The texts of invoices, payment pages and the mails about orders. */
export const paymentWords = createWords({ en, fr, ar })
