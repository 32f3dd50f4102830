import { z } from 'zod'

const text = z.string().min(1)
const inEveryLanguage = <T extends z.ZodType>(words: T) =>
  z.strictObject({ fr: words.optional(), ar: words.optional() }).optional()

const titled = { title: text, summary: text }
const document = {
  slug: text,
  ...titled,
  bodyMarkdown: text,
  translations: inEveryLanguage(z.strictObject({ ...titled, bodyMarkdown: text.optional() })),
}

const currency = z.enum(['EUR', 'GBP', 'USD', 'AED'])
/** In the smallest unit of the currency: 49000 is 490.00 euros. */
const amount = z.int().nonnegative()

/** A session begins some days after the first start, so the demo never looks stale. */
const session = z.strictObject({
  startsInDays: z.int(),
  /** In a row, from Monday to Friday. */
  days: z.int().min(1).max(5),
  mode: z.enum(['online', 'onsite']),
  capacity: z.int().positive(),
  /** On each of its days, in its time zone. */
  hours: z
    .string()
    .regex(/^\d\d:\d\d–\d\d:\d\d$/)
    .optional(),
  timeZone: text.optional(),
  /** Where it takes place, unless in London. */
  office: z.enum(['Dublin']).optional(),
})
export type SampleSession = z.output<typeof session>

const lesson = z.strictObject({ slug: text, title: text, minutes: z.int().positive() })

const question = z.strictObject({
  prompt: text,
  kind: z.enum(['single', 'multiple', 'text']),
  options: z.array(z.strictObject({ text, isCorrect: z.boolean().optional() })),
  explanation: text,
})

/** What a lesson teaches: lessons/ has a folder for each course whose lessons are written. */
export const lessonContent = z.strictObject({
  slug: text,
  /** Lessons are written in the language of their course only. */
  translations: z.strictObject({}).transform(() => undefined),
  kind: z.enum(['text', 'video', 'quiz', 'download']).default('text'),
  isPreview: z.boolean().default(false),
  /** Lies in lessons/files, like the captions. */
  file: text.optional(),
  captions: z
    .array(z.strictObject({ language: z.enum(['en', 'fr', 'ar']), file: text }))
    .default([]),
  passMark: z.int().positive().optional(),
  attempts: z.int().positive().optional(),
  questions: z.array(question).default([]),
  bodyMarkdown: text,
})

/** images/courses has a cover of the same slug for each course. */
export const course = z.strictObject({
  ...document,
  level: z.enum(['foundation', 'practitioner', 'expert']),
  format: z.enum(['online', 'classroom', 'blended']),
  topics: z.array(text),
  language: z.enum(['en', 'fr', 'ar']),
  durationHours: z.number().positive(),
  price: z.strictObject({ amount, currency }).optional(),
  certificate: z.boolean(),
  /** Keys of instructors.yaml, so that names and roles are the same on every course. */
  instructors: z.array(text),
  sessions: z.array(session),
  outcomes: z.array(text),
  syllabus: z.array(z.strictObject({ title: text, lessons: z.array(lesson) })),
  translations: inEveryLanguage(
    z.strictObject({
      ...titled,
      bodyMarkdown: text.optional(),
      outcomes: z.array(text).optional(),
      /** The words of each module and lesson in turn. */
      syllabus: z
        .array(z.strictObject({ title: text, lessons: z.array(z.strictObject({ title: text })) }))
        .optional(),
    }),
  ),
})

export const instructors = z.record(
  text,
  z.strictObject({ name: text, role: z.strictObject({ en: text, fr: text, ar: text }) }),
)

export const topics = z.array(
  z.strictObject({ topic: text, name: z.strictObject({ en: text, fr: text, ar: text }) }),
)

/** Parts name courses, partners and brochures by their slugs; a translation has the words of each part in turn. */
const parts = z.array(z.looseObject({})).default([])

export const page = z.strictObject({
  ...document,
  bodyMarkdown: text.optional(),
  blocks: parts,
  translations: inEveryLanguage(
    z.strictObject({ ...titled, bodyMarkdown: text.optional(), blocks: parts }),
  ),
})

const link = z.strictObject({ label: text, url: text.optional() })
const menu = z.strictObject({
  items: z.array(link.extend({ children: z.array(link).optional() })),
  calls: z.array(link),
})

export const navigation = z.strictObject({ header: menu, fr: menu, ar: menu })

/** What the policies promise is what this product does. */
export const policy = z.strictObject({
  ...document,
  kind: z.enum([
    'privacy',
    'terms',
    'cookies',
    'refund',
    'accessibility',
    'ai',
    'security',
    'other',
  ]),
  version: text,
  effectiveDate: z.iso.date(),
})

/** In reading order. */
const faq = { question: text, answer: text }

export const faqs = z.array(
  z.strictObject({
    ...faq,
    translations: z.strictObject({ fr: z.strictObject(faq), ar: z.strictObject(faq) }).optional(),
  }),
)

/** In their order on the site; images/partners has a logo of the same slug for each. */
export const partners = z.array(
  z.strictObject({
    slug: text,
    name: text,
    tier: z.enum(['platinum', 'gold', 'silver', 'member']),
    kind: z.enum(['technology', 'training', 'reseller', 'community']),
    url: z.url(),
    summary: text,
    /** ISO 3166-1 alpha-2 codes or the name of a region. */
    regions: z.array(text),
    translations: inEveryLanguage(z.strictObject({ summary: text })),
  }),
)

/** What visitors may download; the PDF files lie in brochures/. */
export const brochures = z.array(
  z.strictObject({
    slug: text,
    ...titled,
    file: text,
    translations: inEveryLanguage(z.strictObject(titled)),
  }),
)

const option = z.strictObject({ label: text, value: text })
const formWords = {
  title: text,
  summary: text,
  button: text,
  thanksTitle: text,
  thanksText: text,
  mailSubject: text,
  mailText: text,
}
/** Translations have the words of each question, in the same order. */
export const forms = z.array(
  z.strictObject({
    slug: text,
    ...formWords,
    otp: z.boolean(),
    fields: z.array(
      z.strictObject({
        name: text,
        label: text,
        help: text.optional(),
        type: z.enum(['text', 'textarea', 'select', 'multiselect', 'hidden']),
        required: z.boolean().optional(),
        options: z.array(option).optional(),
      }),
    ),
    translations: inEveryLanguage(
      z.strictObject({ ...formWords, fields: z.array(z.looseObject({ label: text })) }),
    ),
  }),
)

const linkWords = { title: text, description: text }
export const paymentLinks = z.array(
  z.strictObject({
    slug: text,
    ...linkWords,
    kind: z.enum(['gateway', 'external']),
    amountMode: z.enum(['fixed', 'open']).optional(),
    price: z.strictObject({ amount: amount.optional(), currency }).optional(),
    min: amount.optional(),
    max: amount.optional(),
    target: z.url().optional(),
    maxUses: z.int().positive().optional(),
    /** The slug of the course that is paid for. */
    course: text.optional(),
    translations: inEveryLanguage(z.strictObject(linkWords)),
  }),
)

/** The prices of the sample company; a seat is one learner with all self-paced courses. */
export const tcoModel = z.strictObject({
  hoursSavedPercent: z.number(),
  currencies: z.array(
    z.strictObject({
      currency,
      bands: z.array(z.strictObject({ fromSeats: z.int().positive(), pricePerSeat: amount })),
      setupFee: amount,
      migrationPerSeat: amount,
      supportPerYear: amount,
      adminHourRate: amount,
    }),
  ),
})

/** .example domains and a telephone number that Ofcom reserves for fiction. */
export const company = z.strictObject({
  name: text,
  tagline: text,
  taglines: z.strictObject({ fr: text, ar: text }),
  legalName: text,
  url: z.url(),
  colors: z.strictObject({
    primary: text,
    onPrimary: text,
    accent: text,
    background: text,
    foreground: text,
  }),
  fonts: z.strictObject({ heading: text, body: text }),
  social: z.array(
    z.strictObject({
      network: z.enum(['linkedin', 'github', 'youtube', 'mastodon']),
      url: z.url(),
    }),
  ),
  contact: z.strictObject({ email: z.email(), phone: text, address: text }),
})

const sellerWords = { taxLabel: text, note: text }

/** What the invoices of the sample company say; its tax ID has the form of a real one and is nobody's. */
export const seller = z.strictObject({
  name: text,
  address: text,
  taxId: text,
  registration: text,
  taxRate: z.number(),
  ...sellerWords,
  translations: z.strictObject({
    fr: z.strictObject(sellerWords),
    ar: z.strictObject(sellerWords),
  }),
})

/** What the sample company calls things, beside general language. */
export const synonyms = z.array(
  z.strictObject({
    language: z.enum(['en', 'fr', 'ar']),
    words: z.array(text).min(2),
    oneWay: z.boolean().optional(),
  }),
)
