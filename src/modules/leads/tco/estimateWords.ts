import type { TypedLocale } from 'payload'

import type { LineKey } from './estimateTco.js'

type Words = {
  lines: Record<LineKey, string>
  /** The texts of its mail around the figures. */
  mail: {
    period: (years: number) => string
    total: string
    today: string
    saved: string
    extra: string
    assumptions: string
  }
  /** Money and numbers come formatted. */
  assumptions: {
    band: (seats: string, price: string) => string
    setup: (fee: string) => string
    migration: (perSeat: string) => string
    support: (perYear: string) => string
    administration: (hours: string, rate: string, percent: string) => string
    noHours: string
    today: (perSeat: string) => string
    constant: string
  }
}

/** The texts of an estimate, in every language of the site. */
export const estimateWords: Record<TypedLocale, Words> = {
  en: {
    lines: {
      licences: 'Licences',
      setup: 'Setup, once',
      migration: 'Migration, once',
      support: 'Support',
      administration: 'Administration by your own staff',
    },
    mail: {
      period: (years) =>
        `Costs over ${years === 1 ? 'one year' : `${String(years)} years`}, before tax:`,
      total: 'With our platform',
      today: 'As you do it today',
      saved: 'You save',
      extra: 'You pay more than today',
      assumptions: 'What this assumes:',
    },
    assumptions: {
      band: (seats, price) => `At ${seats} or more seats, a seat costs ${price} a year.`,
      setup: (fee) => `Setup is paid once: ${fee}.`,
      migration: (perSeat) => `Migration is paid once: ${perSeat} a seat.`,
      support: (perYear) => `Support costs ${perYear} a year, whatever the number of seats.`,
      administration: (hours, rate, percent) =>
        `Your staff spend ${hours} hours a month on administration today, at ${rate} an hour; ${percent} of it is no longer needed.`,
      noHours: 'Hours that your staff spend on administration are not counted.',
      today: (perSeat) => `Today a seat costs you ${perSeat} a year, as you told us.`,
      constant: 'Seats and prices stay as they are for all years; taxes are not included.',
    },
  },
  fr: {
    lines: {
      licences: 'Licences',
      setup: 'Mise en service, une fois',
      migration: 'Migration, une fois',
      support: 'Assistance',
      administration: 'Administration par vos équipes',
    },
    mail: {
      period: (years) =>
        `Coûts sur ${String(years)} ${years === 1 ? 'an' : 'ans'}, hors taxes\u00a0:`,
      total: 'Avec notre plateforme',
      today: 'Avec votre solution actuelle',
      saved: 'Votre économie',
      extra: 'Surcoût',
      assumptions: 'Hypothèses retenues\u00a0:',
    },
    assumptions: {
      band: (seats, price) => `À partir de ${seats} postes, un poste coûte ${price} par an.`,
      setup: (fee) => `La mise en service est payée une fois : ${fee}.`,
      migration: (perSeat) => `La migration est payée une fois : ${perSeat} par poste.`,
      support: (perYear) =>
        `L’assistance coûte ${perYear} par an, quel que soit le nombre de postes.`,
      administration: (hours, rate, percent) =>
        `Vos équipes consacrent aujourd’hui ${hours} heures par mois à l’administration, à ${rate} de l’heure ; ${percent} ne sont plus nécessaires.`,
      noHours: 'Les heures que vos équipes consacrent à l’administration ne sont pas comptées.',
      today: (perSeat) =>
        `Un poste vous coûte aujourd’hui ${perSeat} par an, selon vos indications.`,
      constant:
        'Le nombre de postes et les prix restent inchangés pendant toute la période ; taxes non comprises.',
    },
  },
  ar: {
    lines: {
      licences: 'التراخيص',
      setup: 'الإعداد، مرة واحدة',
      migration: 'نقل البيانات، مرة واحدة',
      support: 'الدعم',
      administration: 'الإدارة من قِبل موظفيكم',
    },
    mail: {
      period: (years) => `التكاليف خلال ${arabicYears(years)}، قبل الضرائب:`,
      total: 'مع منصتنا',
      today: 'بوضعكم الحالي',
      saved: 'توفّرون',
      extra: 'تدفعون أكثر من اليوم',
      assumptions: 'ما يفترضه هذا التقدير:',
    },
    assumptions: {
      band: (seats, price) => `ابتداءً من ${seats} من المقاعد يكلّف المقعد ${price} في السنة.`,
      setup: (fee) => `يُدفع الإعداد مرة واحدة: ${fee}.`,
      migration: (perSeat) => `يُدفع نقل البيانات مرة واحدة: ${perSeat} لكل مقعد.`,
      support: (perYear) => `يكلّف الدعم ${perYear} في السنة مهما كان عدد المقاعد.`,
      administration: (hours, rate, percent) =>
        `يقضي موظفوكم اليوم ${hours} ساعة شهريًا في الإدارة، بسعر ${rate} للساعة، ولن تعود هناك حاجة إلى ${percent} منها.`,
      noHours: 'لم تُحتسب الساعات التي يقضيها موظفوكم في الإدارة.',
      today: (perSeat) => `يكلّفكم المقعد اليوم ${perSeat} في السنة بحسب ما ذكرتم.`,
      constant: 'يبقى عدد المقاعد والأسعار كما هي طوال السنوات، والضرائب غير مشمولة.',
    },
  },
}

function arabicYears(years: number): string {
  if (years === 1) return 'سنة واحدة'
  if (years === 2) return 'سنتين'
  return `${String(years)} سنوات`
}
