import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const aiIncidentResponse: SampleCourse = {
  slug: 'ai-incident-response',
  title: 'AI incident response',
  summary:
    'What to do when a model harms, leaks or misleads: triage, containment, evidence, the reporting clocks of the AI Act, the GDPR and DORA, and a table-top exercise you can run again at home.',
  level: 'practitioner',
  format: 'online',
  topics: ['security', 'assurance', 'eu ai act', 'privacy'],
  language: 'en',
  durationHours: 6,
  price: { amount: 54000, currency: 'EUR' },
  instructors: [instructors.wrona, instructors.raman],
  sessions: [
    { startsInDays: 44, days: 1, mode: 'online', seats: 40 },
    { startsInDays: 128, days: 1, mode: 'online', seats: 40 },
  ],
  outcomes: [
    'Tell an AI incident from a bug, a complaint and a breach, and see when it is all four',
    'Contain without destroying the evidence: versions, prompts, context, logs',
    'Start the right clocks and know who stops them',
    'Write the first external message within an hour',
    'Run a table-top exercise with your own systems',
  ],
  syllabus: [
    {
      title: 'Recognise',
      lessons: [
        { slug: 'what-is-an-ai-incident', title: 'What is an AI incident?', minutes: 35 },
        { slug: 'triage-in-fifteen-minutes', title: 'Triage in fifteen minutes', minutes: 40 },
      ],
    },
    {
      title: 'Contain',
      lessons: [
        { slug: 'switching-off', title: 'Switching off, falling back', minutes: 40 },
        { slug: 'evidence', title: 'Evidence that does not survive a restart', minutes: 45 },
      ],
    },
    {
      title: 'Report',
      lessons: [
        { slug: 'the-clocks', title: 'The clocks, side by side', minutes: 50 },
        { slug: 'first-message', title: 'The first message', minutes: 30 },
      ],
    },
    {
      title: 'Exercise',
      lessons: [
        { slug: 'table-top', title: 'Table-top: the letter that was never written', minutes: 80 },
        { slug: 'review-without-blame', title: 'Review without blame', minutes: 30 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## Clocks we put on the wall

- **72 hours** to notify a personal data breach under Article 33 GDPR
- **4 hours** from classification, and 24 hours from awareness, for the first notice of a major
  ICT-related incident under DORA
- **15 days** for a serious incident with a high-risk system under Article 73 of the AI Act; 10 days
  where a person has died; 2 days for a widespread infringement or critical infrastructure

The last line applies with the high-risk regime. It is cheaper to rehearse it now.

## What makes AI incidents different

The system that misbehaved on Monday may not exist on Tuesday, because the supplier has changed the
model. Logs record the answer but not the documents that led to it. And the person harmed may be the
only one who noticed. The course deals with each of these in turn.

## The exercise

A housing association’s assistant has told eleven tenants that their repair requests were granted.
No such letter exists. You have ninety minutes, four roles and an inbox that keeps filling. The
facilitator’s pack is yours afterwards, so that you can run it with your own colleagues.

## Who should come together

Security, privacy and the product owner of one system. Teams of three pay for two: write to us
before booking.
`,
}
