import type { TypedLocale } from 'payload'

import type { LeadKind } from '../schemas.js'

type Purpose = Readonly<Record<TypedLocale, string>>

/** What a code is for, as the subject of its mail says it (see passcodeWords). */
export const purposes: Readonly<Record<LeadKind, Purpose>> = {
  demo: { en: 'request a demo', fr: 'demander une démonstration', ar: 'طلب عرض توضيحي' },
  contact: { en: 'send your message', fr: 'envoyer votre message', ar: 'إرسال رسالتك' },
  'request-info': {
    en: 'ask about a course',
    fr: 'demander des informations sur une formation',
    ar: 'الاستفسار عن دورة',
  },
  brochures: { en: 'get a brochure', fr: 'obtenir une brochure', ar: 'الحصول على كتيّب' },
  tco: {
    en: 'get your cost estimate',
    fr: 'obtenir votre estimation',
    ar: 'الحصول على تقدير التكلفة',
  },
}

/** The purpose of a lead's challenge in words; undefined if another module made it. */
export function purposeOf(purpose: string): Purpose | undefined {
  return Object.hasOwn(purposes, purpose) ? purposes[purpose as LeadKind] : undefined
}
