/** What staff and scripts may send: to create a document, by collection; to change a global, by its slug. */
export const documentExamples: Record<string, Record<string, unknown>> = {
  'api-keys': { name: 'Newsletter import', scopes: ['leads:read', 'consents:read'] },
  branding: { name: 'Analytical Engines', tagline: 'Calculation you can check' },
  brochures: { title: 'Model cards in print', file: '6f0c2d1e-4b7a-4c39-9a51-0d8e3f2b7c64' },
  'chat-questions': { reviewed: true },
  courses: {
    title: 'Model cards',
    slug: 'model-cards',
    summary: 'What belongs on one.',
    level: 'foundation',
    format: 'online',
    price: { amount: 49_000, currency: 'EUR' },
    bodyMarkdown: '## Who it is for\n\nPeople who approve models.',
    _status: 'published',
  },
  'course-sessions': {
    course: '6f0c2d1e-4b7a-4c39-9a51-0d8e3f2b7c64',
    startsAt: '2027-03-04T09:00:00Z',
    endsAt: '2027-03-04T17:00:00Z',
    timeZone: 'Europe/London',
    mode: 'onsite',
    venue: { name: 'Somerset House', address: 'Strand, London' },
    capacity: 24,
  },
  currencies: { codes: ['EUR', 'USD', 'OMR'] },
  enrolments: {
    status: 'active',
    learner: '6f0c2d1e-4b7a-4c39-9a51-0d8e3f2b7c64',
    course: '6f0c2d1e-4b7a-4c39-9a51-0d8e3f2b7c64',
  },
  faqs: { question: 'How long does a refund take?', answer: 'Three days.', _status: 'published' },
  forms: {
    title: 'Open day',
    slug: 'open-day-in-spring',
    fields: [{ label: 'How many people come?', name: 'people', type: 'number' }],
    _status: 'published',
  },
  leads: { status: 'contacted' },
  learners: { email: 'ada@analytical.example', name: 'Ada Byron' },
  pages: {
    title: 'How we work',
    slug: 'how-we-work',
    bodyMarkdown: 'We listen first.',
    _status: 'published',
  },
  partners: { name: 'Babbage and Sons', slug: 'babbage-and-sons', tier: 'gold', kind: 'training' },
  'payment-links': {
    title: 'A place on “Model cards”',
    slug: 'model-cards',
    kind: 'gateway',
    state: 'draft',
    price: { amount: 49_000, currency: 'EUR' },
  },
  policies: {
    title: 'Refund policy',
    slug: 'refunds',
    kind: 'refund',
    version: '1.0',
    effectiveDate: '2026-12-01',
    bodyMarkdown: 'We refund within three days.',
    _status: 'published',
  },
  redirects: { from: '/old-page', url: '/contact' },
  'risk-items': { title: 'A model without an owner', category: 'controls', severity: 'medium' },
  synonyms: { words: ['vacancies', 'careers', 'jobs'], language: 'en' },
  'tco-model': { hoursSavedPercent: 40 },
  users: { email: 'grace@staff.example', password: 'a colleague’s password', role: 'editor' },
  webhooks: { url: 'https://hooks.example.com/foyer', events: ['lead.created', 'order.paid'] },
}

const account = { email: 'grace@staff.example', password: 'a colleague’s password' }

/** The bodies of Payload's routes that are not documents, by route; all other routes take an empty body. */
export const routeExamples: Record<string, Record<string, unknown>> = {
  'post /login': account,
  'post /forgot-password': { email: account.email },
  'post /unlock': { email: account.email },
  'post /reset-password': { token: 'the-token-from-the-mail', password: 'another long password' },
}
