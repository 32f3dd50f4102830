import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const fundamentalRightsImpactAssessment: SampleCourse = {
  slug: 'fundamental-rights-impact-assessment',
  title: 'Fundamental rights impact assessment',
  summary:
    'A two-day workshop on Article 27: who owes a FRIA, its six elements, how it leans on your DPIA, and how to write one that a supervisor and an affected person can both follow.',
  level: 'practitioner',
  format: 'classroom',
  topics: ['eu ai act', 'privacy', 'risk'],
  language: 'en',
  durationHours: 12,
  price: { amount: 98000, currency: 'EUR' },
  instructors: [instructors.raman, instructors.carvalho],
  sessions: [
    { startsInDays: 40, days: 2, mode: 'onsite', seats: 18 },
    { startsInDays: 124, days: 2, mode: 'online', seats: 24 },
  ],
  outcomes: [
    'Test whether your organisation owes a FRIA, including the credit and insurance cases',
    'Describe a process so that an outsider sees where the system touches a person',
    'Name affected groups and specific harms instead of abstract rights',
    'Cross-refer to a DPIA without leaving one of the six elements empty',
    'Plan oversight, complaint handling and review as part of the same document',
  ],
  syllabus: [
    {
      title: 'Who and when',
      lessons: [
        {
          slug: 'three-duty-holders',
          title: 'Public bodies, public services, credit and insurance',
          minutes: 45,
        },
        { slug: 'first-use-and-updates', title: 'First use, reuse and updates', minutes: 30 },
      ],
    },
    {
      title: 'The six elements',
      lessons: [
        { slug: 'process-and-period', title: 'Process, period and frequency', minutes: 60 },
        { slug: 'people-and-groups', title: 'People and groups', minutes: 60 },
        { slug: 'harms-in-context', title: 'Harms in context', minutes: 80 },
        {
          slug: 'oversight-and-response',
          title: 'Oversight, response and complaints',
          minutes: 70,
        },
      ],
    },
    {
      title: 'One file, two assessments',
      lessons: [
        { slug: 'fria-and-dpia', title: 'Cross-references after the Omnibus', minutes: 50 },
        { slug: 'consultation', title: 'Consulting people who know the harm', minutes: 60 },
      ],
    },
    {
      title: 'Writing clinic',
      lessons: [
        { slug: 'draft-and-swap', title: 'Draft, swap, mark up', minutes: 120 },
        { slug: 'notification', title: 'Notifying the authority', minutes: 30 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## Who owes one

Article 27 asks for a fundamental rights impact assessment before the first use of most Annex III
systems by:

- bodies governed by public law,
- private entities that provide public services, and
- **any** deployer that scores creditworthiness, or prices life and health insurance for
  individuals.

The last group is the one that private firms overlook. Systems in the critical-infrastructure area
are excepted.

## What changed in 2026

The Digital Omnibus lets the assessment cross-refer to a data protection impact assessment, or take
in parts of it. That saves retyping. It does not save thinking: all six elements still have to be
there.

## The workshop

We work on one case for two days, a municipal benefits office that wants to rank applications for a
home visit. Day one produces a draft. On day two another group reads it as the supervisor would,
then as the person who was visited.

## Bring

- One DPIA from your organisation, redacted as you see fit
- The supplier’s instructions for use, where you have them

Drafts stay in the room. Nothing you bring is kept, copied or entered into any AI tool.
`,
}
