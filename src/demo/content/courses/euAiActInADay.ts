import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const euAiActInADay: SampleCourse = {
  slug: 'eu-ai-act-in-a-day',
  title: 'The EU AI Act in a day',
  summary:
    'One day on Regulation (EU) 2024/1689 as the Digital Omnibus left it: roles, risk classes, the dates that bind now and the ones that moved, worked through on eight real-looking systems.',
  level: 'foundation',
  format: 'classroom',
  topics: ['eu ai act', 'governance', 'risk'],
  language: 'en',
  durationHours: 6,
  price: { amount: 49000, currency: 'EUR' },
  instructors: [instructors.carvalho, instructors.achterberg],
  sessions: [
    { startsInDays: 19, days: 1, mode: 'onsite', seats: 24 },
    { startsInDays: 47, days: 1, mode: 'online', seats: 40 },
    { startsInDays: 96, days: 1, mode: 'onsite', seats: 24 },
  ],
  outcomes: [
    'Decide whether a tool is an AI system in the sense of Article 3(1), and write down why',
    'Name your organisation’s role for a system: provider, deployer, importer or distributor',
    'Classify a system and defend the result, including a claim under Article 6(3)',
    'Place each obligation on the amended calendar, from 2025 to 2030',
    'Leave with a one-page plan for the next two quarters',
  ],
  syllabus: [
    {
      title: 'Scope and roles',
      lessons: [
        { slug: 'is-it-an-ai-system', title: 'Is it an AI system?', minutes: 35 },
        {
          slug: 'provider-or-deployer',
          title: 'Provider or deployer, and how roles flip',
          minutes: 40,
        },
        { slug: 'outside-the-eu', title: 'Outside the EU, inside the Act', minutes: 20 },
      ],
    },
    {
      title: 'Risk classes',
      lessons: [
        { slug: 'prohibited-practices', title: 'Prohibited practices, old and new', minutes: 35 },
        { slug: 'reading-annex-iii', title: 'Reading Annex III by its wording', minutes: 45 },
        {
          slug: 'the-article-6-3-filter',
          title: 'The Article 6(3) filter and profiling',
          minutes: 30,
        },
        { slug: 'transparency-tier', title: 'The transparency tier', minutes: 25 },
      ],
    },
    {
      title: 'The amended calendar',
      lessons: [
        {
          slug: 'what-the-omnibus-moved',
          title: 'What the Omnibus moved, and what it did not',
          minutes: 30,
        },
        { slug: 'legacy-systems', title: 'Systems already in use', minutes: 20 },
      ],
    },
    {
      title: 'Eight systems, eight decisions',
      lessons: [
        {
          slug: 'classification-exercise',
          title: 'Classification exercise in threes',
          minutes: 60,
        },
        { slug: 'two-quarter-plan', title: 'Your plan for two quarters', minutes: 20 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## Who should come

Compliance officers, in-house lawyers, product owners and auditors who need the whole Act in their
head before they take one part of it home. You do not need to have read the Regulation. You do need
to bring one system that your organisation builds, buys or is thinking about.

## The dates we work with

- **2 February 2025:** prohibited practices, AI literacy
- **2 August 2025:** general-purpose AI models, governance, penalties
- **2 August 2026:** general application, including Article 50 transparency
- **2 December 2026:** two new prohibitions; the marking grace period ends
- **2 December 2027:** high-risk systems under Annex III
- **2 August 2028:** high-risk systems under Annex I

## How the day runs

1. Morning: scope, roles and risk classes, with the text open in front of you.
2. After lunch: the calendar, and what a deferral is good for.
3. Afternoon: eight invented systems, from a CV screener to a motor-claims triage tool. Groups of
   three classify them and then argue for their answer.

## What you take away

A printed reader with the provisions we used, the eight worked classifications, and a planning
sheet. Places are limited to 24 in the room, so that everybody argues at least once.
`,
}
