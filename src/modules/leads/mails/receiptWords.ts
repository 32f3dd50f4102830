import type { TypedLocale } from 'payload'

import type { LeadKind } from '../schemas.js'

type Words = {
  subject: Record<LeadKind, string>
  thanks: Record<LeadKind, string>
  reference: (reference: string) => string
  brochure: { download: (title: string) => string; until: (day: string) => string; gone: string }
  consent: (brand: string) => string
  withdraw: string
  reason: (site: string) => string
}

/** The texts of a form's receipt, in every language of the site. */
export const receiptWords: Record<TypedLocale, Words> = {
  en: {
    subject: {
      demo: 'We have your demo request',
      contact: 'We have your message',
      'request-info': 'We have your question about a course',
      brochures: 'Your brochure',
      tco: 'Your cost estimate',
    },
    thanks: {
      demo: 'Thank you for asking for a demo. A colleague will write to you about a time.',
      contact: 'Thank you for your message. A colleague will answer it.',
      'request-info': 'Thank you for your interest in our courses. A colleague will write to you.',
      brochures: 'Here is the brochure you asked for.',
      tco: 'Here is the cost estimate you asked for.',
    },
    reference: (reference) =>
      `Your reference is ${reference}. Please name it when you write to us.`,
    brochure: {
      download: (title) => `Download “${title}” (PDF)`,
      until: (day) => `The link works until ${day}. After that you can get a new one on our site.`,
      gone: 'We have withdrawn it in the meantime. Write to us, and we find you something better.',
    },
    consent: (brand) =>
      `You agreed to receive news from ${brand}. You may take this back at any time.`,
    withdraw: 'Withdraw consent',
    reason: (site) => `You receive this mail because you confirmed this address at ${site}.`,
  },
  fr: {
    subject: {
      demo: 'Votre demande de démonstration est arrivée',
      contact: 'Votre message est arrivé',
      'request-info': 'Votre question sur une formation est arrivée',
      brochures: 'Votre brochure',
      tco: 'Votre estimation',
    },
    thanks: {
      demo: 'Merci de votre demande de démonstration. Un collègue vous écrira pour convenir d’une date.',
      contact: 'Merci de votre message. Un collègue y répondra.',
      'request-info': 'Merci de votre intérêt pour nos formations. Un collègue vous écrira.',
      brochures: 'Voici la brochure que vous avez demandée.',
      tco: 'Voici l’estimation que vous avez demandée.',
    },
    reference: (reference) =>
      `Votre référence est ${reference}. Merci de l’indiquer lorsque vous nous écrivez.`,
    brochure: {
      download: (title) => `Télécharger «\u00a0${title}\u00a0» (PDF)`,
      until: (day) =>
        `Le lien fonctionne jusqu’au ${day}. Ensuite, vous pourrez en demander un nouveau sur notre site.`,
      gone: 'Elle a été retirée entre-temps. Écrivez-nous, nous vous proposerons autre chose.',
    },
    consent: (brand) =>
      `Vous avez accepté de recevoir des nouvelles de ${brand}. Vous pouvez revenir sur ce choix à tout moment.`,
    withdraw: 'Retirer mon consentement',
    reason: (site) => `Vous recevez ce message car vous avez confirmé cette adresse sur ${site}.`,
  },
  ar: {
    subject: {
      demo: 'وصلنا طلبك لعرض توضيحي',
      contact: 'وصلتنا رسالتك',
      'request-info': 'وصلنا استفسارك عن دورة',
      brochures: 'الكتيّب الذي طلبته',
      tco: 'تقدير التكلفة الذي طلبته',
    },
    thanks: {
      demo: 'شكرًا لطلبك عرضًا توضيحيًا. سيراسلك أحد زملائنا للاتفاق على موعد.',
      contact: 'شكرًا لرسالتك. سيجيبك أحد زملائنا.',
      'request-info': 'شكرًا لاهتمامك بدوراتنا. سيراسلك أحد زملائنا.',
      brochures: 'إليك الكتيّب الذي طلبته.',
      tco: 'إليك تقدير التكلفة الذي طلبته.',
    },
    reference: (reference) => `رقمك المرجعي هو ${reference}. يُرجى ذكره عند مراسلتنا.`,
    brochure: {
      download: (title) => `تنزيل «${title}» (PDF)`,
      until: (day) => `يعمل الرابط حتى ${day}. بعد ذلك يمكنك طلب رابط جديد من موقعنا.`,
      gone: 'لقد سُحب هذا الكتيّب في هذه الأثناء. راسلنا لنقترح عليك بديلًا.',
    },
    consent: (brand) => `وافقت على تلقي أخبار ${brand}. يمكنك سحب موافقتك في أي وقت.`,
    withdraw: 'سحب الموافقة',
    reason: (site) => `وصلتك هذه الرسالة لأنك أكدت هذا العنوان في ${site}.`,
  },
}
