import { passcodeTask } from '../../../platform/mail/outbox/passcodeMail.js'
import { innerQuotes } from '../../../platform/text.js'
import { fill } from '../../../platform/words.js'
import { formOfPurpose } from '../store/formStore.js'
import { leadWords } from '../words/leadWords.js'

/** The mail with the code of a form. */
export const passcodeMail = passcodeTask({
  name: 'leads.mailPasscode',
  kind: 'Passcode of a form',
  purposeOf: async (payload, purpose, locale) => {
    const words = leadWords(locale).passcode
    const made = await formOfPurpose(payload, purpose, locale)
    if (made) {
      const title = words.form.includes('“') ? innerQuotes(made.title) : made.title
      return fill(words.form, { title })
    }
    // Undefined if another module made the challenge.
    return Object.entries(words).find(([kind]) => kind === purpose)?.[1]
  },
})
