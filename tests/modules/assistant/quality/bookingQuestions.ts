export type BookingQuestion = {
  question: string
  locale: 'en' | 'fr' | 'ar'
  /** What an answer must say; pages alone are no answer, and are right where they are fitting. */
  right: RegExp
  /** One of these must be shown: the end of its address, or the beginning of its title. */
  from: readonly string[]
}

type Questions = Readonly<Record<BookingQuestion['locale'], readonly string[]>>

const all = (
  questions: Questions,
  right: Readonly<Record<BookingQuestion['locale'], RegExp>>,
  from: readonly string[],
): BookingQuestion[] =>
  (['en', 'fr', 'ar'] as const).flatMap((locale) =>
    questions[locale].map((question) => ({ question, locale, right: right[locale], from })),
  )

const refunds = [
  '/learn/bookings',
  'refunds',
  'Can I have my money back',
  'Suis-je remboursé',
  'هل أسترد مالي',
  'How long does a refund',
]

const half = { en: /\bhalf\b/i, fr: /moitié/i, ar: /نصف/ }
const whole = { en: /\bfull\b/i, fr: /intégral/i, ar: /كامل/ }
const nothing = { en: /no refund/i, fr: /pas de remboursement/i, ar: /لا استرداد/ }

/** Visitors cancel some days before: half is right for nine to twelve of them, nothing for three or less. */
const ownCancelling = [
  ...all(
    {
      en: [
        'Can I get my money back if I cancel 10 days before?',
        'What happens if I cancel 10 days before?',
        'If I cancel 10 days before the course, how much do I get back?',
        'I have to cancel ten days before the start. What do I get back?',
        'How much is refunded when I withdraw 9 days before the course?',
        'I cancelled my place 12 days ahead, is there a refund?',
        'What refund do I get for cancelling 11 days before a course?',
      ],
      fr: [
        'Si j’annule 10 jours avant, suis-je remboursé ?',
        'Combien me remboursez-vous si j’annule 10 jours avant la formation ?',
        'Que se passe-t-il si j’annule 12 jours avant ?',
        'Est-ce que je récupère mon argent si j’annule neuf jours avant ?',
        'J’ai annulé 11 jours avant le début, quel remboursement ?',
        'Quel est le remboursement pour une annulation 10 jours avant la formation ?',
      ],
      ar: [
        'هل أسترد مالي إذا ألغيت قبل 10 أيام؟',
        'كم أسترد إذا ألغيت الحجز قبل 10 أيام من الدورة؟',
        'ماذا يحدث إذا ألغيت قبل 12 يومًا؟',
        'ما الاسترداد إذا ألغيت قبل تسعة أيام من الدورة؟',
        'ألغيت قبل 11 يومًا من البدء، هل أسترد المبلغ؟',
        'كم من السعر أسترد إن انسحبت قبل ١٠ أيام؟',
      ],
    },
    half,
    refunds,
  ),
  ...all(
    {
      en: [
        'Cancelling 20 days before: do I get a refund?',
        'If I cancel three weeks before the course, what do I get back?',
      ],
      fr: ['J’annule 20 jours avant le début : quel remboursement ?'],
      ar: ['إذا ألغيت قبل 20 يومًا، كم أسترد؟'],
    },
    whole,
    refunds,
  ),
  ...all(
    {
      en: [
        'What refund do I get if I cancel 3 days before the course?',
        'What happens when I cancel two days before?',
      ],
      fr: ['Que se passe-t-il si j’annule 3 jours avant la formation ?'],
      ar: ['ماذا يحدث إذا ألغيت قبل 3 أيام من الدورة؟'],
    },
    nothing,
    refunds,
  ),
]

const ourCancelling = all(
  {
    en: [
      'What happens if you cancel the course?',
      'Do I get my money back if you cancel?',
      'You cancelled my course: what now?',
      'If Keelmark cancels, do I get a refund?',
      'What if the course is cancelled by you?',
      'Do I get a refund when you have to cancel a date?',
    ],
    fr: [
      'Que se passe-t-il si vous annulez la formation ?',
      'Suis-je remboursé si vous annulez ?',
      'Et si c’est vous qui annulez ?',
      'Vous avez annulé ma formation : serai-je remboursé ?',
      'Que faites-vous si vous devez annuler une date ?',
      'Quel remboursement si vous annulez la formation ?',
    ],
    ar: [
      'ماذا يحدث إذا ألغيتم الدورة؟',
      'هل أسترد مالي إذا ألغيتم أنتم؟',
      'ألغيتم دورتي، ماذا الآن؟',
      'ماذا لو ألغيتم الموعد؟',
      'هل تعيدون المبلغ عندما تلغون دورة؟',
      'كم أسترد إن ألغيتم الدورة؟',
    ],
  },
  { en: /We cancel:/, fr: /Nous annulons :/, ar: /إن ألغينا:/ },
  refunds,
)

const mayCancel = all(
  {
    en: [
      'Can I cancel my booking?',
      'How do I cancel my place?',
      'I want to cancel my registration',
      'Is it possible to cancel a booking?',
      'What are your cancellation terms?',
      'May I cancel after I have paid?',
    ],
    fr: [
      'Puis-je annuler ma réservation ?',
      'Comment annuler mon inscription ?',
      'Je voudrais annuler ma place',
      'Peut-on annuler une réservation ?',
      'Quelles sont vos conditions d’annulation ?',
      'Est-il possible d’annuler après avoir payé ?',
    ],
    ar: [
      'هل يمكنني إلغاء حجزي؟',
      'كيف ألغي تسجيلي؟',
      'أريد إلغاء مكاني في الدورة',
      'هل يجوز الإلغاء بعد الدفع؟',
      'ما شروط الإلغاء لديكم؟',
      'هل أستطيع إلغاء الحجز؟',
    ],
  },
  {
    en: /14 days|fourteen days|half|set out in Refunds/,
    fr: /14 jours|quatorze jours|moitié|exposé dans Remboursements/,
    ar: /14 يوم|أربعة عشر|نصف|مبيّن في الاسترداد/,
  },
  refunds,
)

const month = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.now() + 47 * 86_400_000,
  )

const dates = all(
  {
    en: [
      'What are your next dates?',
      'dates in London',
      `dates in ${month('en')}`,
      'When is your next course in London?',
      `Which courses start in ${month('en')}?`,
      'What dates do you have?',
      'Upcoming dates please',
      'When do the next trainings take place?',
      `Is there a course in ${month('en')}?`,
      'Which dates in London are left?',
      'When are your courses?',
    ],
    fr: [
      'Quelles sont vos prochaines dates ?',
      'Quelles dates proposez-vous ?',
      `Quelles sont vos dates en ${month('fr')} ?`,
      `Avez-vous des formations en ${month('fr')} ?`,
      'Vos dates à Londres ?',
      'Quand ont lieu les prochaines formations ?',
      'Quand a lieu votre prochaine formation à Londres ?',
      'Quelle est la prochaine date ?',
    ],
    ar: [
      'ما هي مواعيدكم القادمة؟',
      'متى دورتكم القادمة في لندن؟',
      `ما مواعيدكم في ${month('ar')}؟`,
      `هل لديكم دورات في ${month('ar')}؟`,
      'ما هي المواعيد المتاحة؟',
      'متى تبدأ الدورات القادمة؟',
      'ما التواريخ القادمة؟',
    ],
  },
  { en: /starts on/, fr: /commence le/, ar: /تبدأ/ },
  ['/courses/'],
)

const teachers = all(
  {
    en: [
      'Who teaches at your company?',
      'Who teaches here?',
      'Who teaches your courses?',
      'Who are your instructors?',
      'Who are the trainers?',
      'Who will be teaching?',
      'Who are your teachers?',
    ],
    fr: [
      'Qui enseigne chez vous ?',
      'Qui sont vos formateurs ?',
      'Qui anime vos formations ?',
      'Qui donne les cours ?',
      'Qui sont vos intervenants ?',
      'Qui sont les formateurs et formatrices ?',
    ],
    ar: [
      'من يدرّس عندكم؟',
      'من هم المدربون لديكم؟',
      'من يقدم دوراتكم؟',
      'من هم مدرسوكم؟',
      'من يعطي الدورات؟',
      'من المحاضرون؟',
    ],
  },
  { en: /taught by/, fr: /animée par/, ar: /يقدّم|يدرّس|تقدّم/ },
  ['/courses/', 'about', 'independence'],
)

/** Questions about cancelling, dates and teachers, each in several ways; written before they were tried. */
export const bookingQuestions: readonly BookingQuestion[] = [
  ...ownCancelling,
  ...ourCancelling,
  ...mayCancel,
  ...dates,
  ...teachers,
]
