import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const buyingAi: SampleCourse = {
  slug: 'buying-ai',
  title: 'Buying AI: evidence, clauses and exit',
  summary:
    'For procurement, legal and vendor managers: what to ask before a demo, which evidence to accept, clauses on model changes and data, acceptance tests, and how to leave.',
  level: 'practitioner',
  format: 'online',
  topics: ['procurement', 'risk', 'eu ai act'],
  language: 'en',
  durationHours: 8,
  price: { amount: 64000, currency: 'EUR' },
  instructors: [instructors.falk, instructors.raman],
  sessions: [
    { startsInDays: 23, days: 2, mode: 'online', seats: 32 },
    { startsInDays: 89, days: 2, mode: 'online', seats: 32 },
  ],
  outcomes: [
    'Write a requirement that a supplier can fail',
    'Read a model card, a test report and a certificate for what they leave out',
    'Negotiate notice and re-testing when a model changes beneath you',
    'Settle training on your data, log access and incident notice in the contract',
    'Plan the exit before signature',
  ],
  syllabus: [
    {
      title: 'Before the market',
      lessons: [
        {
          slug: 'need-and-alternative',
          title: 'The need, and the boring alternative',
          minutes: 40,
        },
        { slug: 'roles-in-the-chain', title: 'Roles in the AI value chain', minutes: 40 },
        { slug: 'requirements-that-can-fail', title: 'Requirements that can fail', minutes: 50 },
      ],
    },
    {
      title: 'Evidence',
      lessons: [
        {
          slug: 'thirty-questions',
          title: 'Thirty questions, and which answers count',
          minutes: 60,
        },
        {
          slug: 'reading-certificates',
          title: 'Reading certificates and test reports',
          minutes: 45,
        },
        { slug: 'pilot-with-a-hypothesis', title: 'A pilot with a hypothesis', minutes: 45 },
      ],
    },
    {
      title: 'Contract',
      lessons: [
        { slug: 'model-change', title: 'Model change and re-testing', minutes: 50 },
        { slug: 'data-and-logs', title: 'Data, logs and audit', minutes: 50 },
        { slug: 'liability-and-incidents', title: 'Incidents and liability', minutes: 40 },
      ],
    },
    {
      title: 'Living with it',
      lessons: [
        { slug: 'acceptance-tests', title: 'Acceptance tests', minutes: 40 },
        { slug: 'exit', title: 'Exit', minutes: 20 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## Most AI arrives through procurement

In the inventories we have helped to build, roughly four systems in five were bought, and many came
in as a feature of something bought years ago. The buyer’s questions are therefore the first line of
AI governance, whether or not anyone has called them that.

## You will work on

- A requirement sheet for a document-triage tool, rewritten until it can be failed
- Three supplier answers: one good, one polished, one honest about a gap
- A contract schedule on AI, with our drafting notes and the supplier’s likely objections

## Clauses covered

1. Notice of model or sub-processor changes, with a right to re-test
2. No training on your data without a separate written agreement
3. Access to logs, and their format
4. Incident notice in hours, not in _due course_
5. Help with your own assessments under the GDPR and the EU AI Act
6. Return, deletion and continuity at exit

## For public buyers

The European Commission’s model contractual clauses for AI procurement are discussed next to our
schedule, with notes on where a private buyer would go further.
`,
}
