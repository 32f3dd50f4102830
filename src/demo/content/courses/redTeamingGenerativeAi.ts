import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const redTeamingGenerativeAi: SampleCourse = {
  slug: 'red-teaming-generative-ai',
  title: 'Red teaming generative AI',
  summary:
    'Three days of planned adversarial testing: rules of engagement, attack trees from MITRE ATLAS, repeatable trials with failure rates, and a report that an owner can act on.',
  level: 'expert',
  format: 'classroom',
  topics: ['security', 'generative ai', 'assurance'],
  language: 'en',
  durationHours: 18,
  price: { amount: 215000, currency: 'EUR' },
  instructors: [instructors.wrona, instructors.okonjo],
  sessions: [
    { startsInDays: 58, days: 3, mode: 'onsite', seats: 14 },
    { startsInDays: 145, days: 3, mode: 'onsite', seats: 14 },
  ],
  outcomes: [
    'Write rules of engagement that legal, security and the supplier will all sign',
    'Derive test objectives from harms, not from a list of prompts',
    'Report an attack success rate with its interval and its number of trials',
    'Separate a model weakness from a weakness of the system around it',
    'Turn findings into regression checks that run on every release',
  ],
  syllabus: [
    {
      title: 'Before you touch it',
      lessons: [
        { slug: 'rules-of-engagement', title: 'Rules of engagement', minutes: 70 },
        { slug: 'from-harm-to-objective', title: 'From harm to objective', minutes: 80 },
        { slug: 'atlas-attack-trees', title: 'Attack trees with MITRE ATLAS', minutes: 80 },
      ],
    },
    {
      title: 'Testing',
      lessons: [
        { slug: 'manual-probing', title: 'Manual probing, logged', minutes: 120 },
        { slug: 'automation', title: 'Automation and its blind spots', minutes: 100 },
        {
          slug: 'indirect-channels',
          title: 'Documents, mail and calendars as channels',
          minutes: 90,
        },
        { slug: 'multilingual', title: 'Trying it in other languages', minutes: 60 },
      ],
    },
    {
      title: 'Measuring',
      lessons: [
        { slug: 'trials-and-intervals', title: 'Trials and intervals', minutes: 80 },
        { slug: 'judges', title: 'Who judges the judge', minutes: 60 },
      ],
    },
    {
      title: 'Reporting',
      lessons: [
        { slug: 'the-report', title: 'The report', minutes: 90 },
        { slug: 'regression-checks', title: 'From finding to regression check', minutes: 70 },
        { slug: 'disclosure-to-suppliers', title: 'Disclosure to suppliers', minutes: 40 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## Not a prompt collection

Anyone can find a sentence that makes a model misbehave once. A red team answers a different
question: **how often, under which conditions, and with what consequence?** The course is built
around that question, with trials, denominators and a written result.

## The target

Fourteen participants in pairs test a fictional insurer’s claims assistant. It can read uploaded
documents, look up policies and draft letters. You get a scope, a budget of 2,000 calls and two
days.

## Well-being

Some objectives involve unpleasant material. Scenarios are announced beforehand, each has an
alternative, and nobody is asked to say why they chose it.

## What you should bring

- Experience in application security, model evaluation or fraud
- A laptop with Python 3.11 or later
- [OWASP Top 10 for LLM applications](/courses/owasp-llm-top-10-2026), or the equivalent from
  practice

## After the course

You keep the harness, licensed for use inside your organisation, and the marked report. The
instructors hold one open call a month for former participants.
`,
}
