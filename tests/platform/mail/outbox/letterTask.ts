import { z } from 'zod'

import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { mailTask } from '../../../../src/platform/mail/outbox/mailTask.js'
import { passcodeMail } from '../../../../src/platform/mail/outbox/passcodeMail.js'

export const purpose = {
  en: 'open your letter',
  fr: 'ouvrir votre lettre',
  ar: 'فتح رسالتك',
}

/** Mails the code of a row of `letters` to its address; a letter that is gone is not sent. */
export function letterTask({
  name = 'test.letter',
  attempts,
}: { name?: string; attempts?: number } = {}) {
  return mailTask({
    name,
    kind: 'Letter',
    schema: z.strictObject({ letter: z.uuid() }),
    ...(attempts !== undefined && { attempts }),
    compose: async ({ letter }, context) => {
      const { rows } = await postgresOf(context.payload).pool.query<{ to: string; code: string }>(
        'select "to", code from letters where id = $1',
        [letter],
      )
      const [row] = rows
      if (!row) return undefined
      const { to, code } = row
      if (code === 'unreadable') throw new Error('The letter cannot be read')
      return {
        to,
        ...passcodeMail({ ...context, locale: 'en', code, purpose: purpose.en, minutes: 10 }),
      }
    },
  })
}
