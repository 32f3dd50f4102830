import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const iso42001InternalAuditor: SampleCourse = {
  slug: 'iso-42001-internal-auditor',
  title: 'ISO/IEC 42001 internal auditor',
  summary:
    'Three days of audit practice on an AI management system: planning, sampling models and decisions, interviewing engineers, and writing findings that lead to a correction.',
  level: 'expert',
  format: 'classroom',
  topics: ['standards', 'assurance'],
  language: 'en',
  durationHours: 21,
  price: { amount: 189000, currency: 'GBP' },
  instructors: [instructors.munro],
  sessions: [
    { startsInDays: 68, days: 3, mode: 'onsite', seats: 12 },
    { startsInDays: 152, days: 3, mode: 'onsite', seats: 12 },
  ],
  outcomes: [
    'Plan an audit by risk and leave a trail that another auditor can follow',
    'Sample models, versions and individual decisions, and state what the sample cannot show',
    'Interview data scientists without a script and without being led',
    'Write a nonconformity as requirement, evidence and gap',
    'Judge whether a corrective action reached the cause',
  ],
  syllabus: [
    {
      title: 'Planning',
      lessons: [
        { slug: 'audit-criteria', title: 'Criteria, scope and independence', minutes: 75 },
        { slug: 'risk-based-plan', title: 'A plan that follows the risk', minutes: 80 },
      ],
    },
    {
      title: 'Evidence',
      lessons: [
        { slug: 'sampling-models', title: 'Sampling models and versions', minutes: 100 },
        { slug: 'sampling-decisions', title: 'Sampling decisions', minutes: 90 },
        { slug: 'interviewing-engineers', title: 'Interviewing engineers', minutes: 110 },
        { slug: 'reading-an-evaluation', title: 'Reading an evaluation report', minutes: 90 },
      ],
    },
    {
      title: 'Findings',
      lessons: [
        { slug: 'writing-nonconformities', title: 'Writing nonconformities', minutes: 120 },
        { slug: 'closing-meeting', title: 'The closing meeting', minutes: 60 },
        { slug: 'following-up', title: 'Following up', minutes: 60 },
      ],
    },
    {
      title: 'Assessment',
      lessons: [
        { slug: 'live-audit', title: 'A live audit with actors', minutes: 300 },
        { slug: 'written-paper', title: 'Written paper', minutes: 120 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## For people who already audit

You should have audited at least one management system (ISO/IEC 27001, ISO 9001 or a comparable
scheme) and know the structure of ISO/IEC 42001. We do not walk through the clauses. If you need
that, take [the implementer course](/courses/iso-42001-implementer) first.

## What is different about auditing AI

- The object changes between visits. We teach how to pin an audit to a **version**.
- Evidence is often a number. You will recompute two of them and find that one does not hold.
- The most important control may sit with a supplier who declines to be audited.

## The live audit

On the third day you audit a fictional lender for five hours. Four actors play the product owner,
the model developer, the supplier’s account manager and a complaints handler. They answer what they
are asked, no more.

## Assessment and certificate

A written paper of two hours and the audit report you write that evening are marked by an instructor
who was not in the room. The pass mark is 65 %. One resit within six months is included in the fee.
The method follows ISO 19011; this is an internal auditor course and does not by itself qualify you
to audit for a certification body.
`,
}
