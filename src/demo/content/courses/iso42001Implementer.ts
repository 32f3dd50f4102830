import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const iso42001Implementer: SampleCourse = {
  slug: 'iso-42001-implementer',
  title: 'ISO/IEC 42001 implementer',
  summary:
    'Four days to design an AI management system that a certification body can audit: scope, AI policy, risk and impact assessment, Statement of Applicability, and the records that prove use.',
  level: 'practitioner',
  format: 'blended',
  topics: ['standards', 'governance', 'risk'],
  language: 'en',
  durationHours: 24,
  price: { amount: 165000, currency: 'GBP' },
  instructors: [instructors.munro, instructors.carvalho],
  sessions: [
    { startsInDays: 52, days: 4, mode: 'onsite', seats: 16 },
    { startsInDays: 138, days: 4, mode: 'online', seats: 20 },
  ],
  outcomes: [
    'Set a scope that is honest about the AI you buy as well as the AI you build',
    'Run the AI risk assessment and the AI system impact assessment as separate processes',
    'Justify every inclusion and exclusion in a Statement of Applicability',
    'Reuse an ISO/IEC 27001 system where it fits, and see where it does not',
    'Plan the first internal audit and management review',
    'Explain what certification does and does not show under the EU AI Act',
  ],
  syllabus: [
    {
      title: 'Context and leadership',
      lessons: [
        { slug: 'scope-that-holds', title: 'A scope that holds', minutes: 90 },
        { slug: 'roles-and-policy', title: 'Roles, AI policy and objectives', minutes: 75 },
        {
          slug: 'interested-parties',
          title: 'Interested parties beyond the customer',
          minutes: 60,
        },
      ],
    },
    {
      title: 'Planning',
      lessons: [
        { slug: 'risk-assessment', title: 'AI risk assessment', minutes: 120 },
        {
          slug: 'impact-assessment',
          title: 'AI system impact assessment, with ISO/IEC 42005',
          minutes: 120,
        },
        { slug: 'statement-of-applicability', title: 'Statement of Applicability', minutes: 110 },
      ],
    },
    {
      title: 'Operation',
      lessons: [
        { slug: 'life-cycle-controls', title: 'Controls along the life cycle', minutes: 120 },
        { slug: 'data-controls', title: 'Data for AI systems', minutes: 90 },
        { slug: 'suppliers-and-customers', title: 'Suppliers and customers', minutes: 90 },
        { slug: 'event-logs', title: 'Event logs and monitoring', minutes: 60 },
      ],
    },
    {
      title: 'Check and improve',
      lessons: [
        { slug: 'internal-audit-programme', title: 'The internal audit programme', minutes: 75 },
        { slug: 'management-review', title: 'Management review', minutes: 50 },
        { slug: 'certification-stages', title: 'Stage 1, stage 2, surveillance', minutes: 60 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## What you will have at the end

Not a folder of templates. Each participant designs the management system of one organisation, their
own or our case company, and leaves with a scope statement, a draft Statement of Applicability and
an implementation plan with dates and owners.

## Format

- Two hours of online preparation: vocabulary, structure, a self-assessment
- Four taught days with daily coursework
- A marked assignment, returned within ten working days with written comments

## Where it meets the law

ISO/IEC 42001 is a management system standard. Certification supports a governance case, and buyers
ask for it, but it gives **no presumption of conformity** with the EU AI Act: that belongs to
harmonised standards cited in the Official Journal. We show which parts of Articles 9 to 17 a good
system will help with and which it does not touch.

## You need a copy of the standard

ISO texts are under copyright, so we teach from your licensed copy and do not hand out extracts. Buy
it from [ISO](https://www.iso.org/standard/42001) or your national body before the first day.

## Afterwards

Experienced auditors can go on to
[ISO/IEC 42001 internal auditor](/courses/iso-42001-internal-auditor).
`,
}
