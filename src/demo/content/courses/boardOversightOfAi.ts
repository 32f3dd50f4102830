import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const boardOversightOfAi: SampleCourse = {
  slug: 'board-oversight-of-ai',
  title: 'Board oversight of AI',
  summary:
    'A half-day for non-executives and executive committees: the eight questions to ask about AI, the paper that should answer them, and a rehearsal of the meeting where something has gone wrong.',
  level: 'foundation',
  format: 'classroom',
  topics: ['governance', 'risk', 'assurance'],
  language: 'en',
  durationHours: 4,
  price: { amount: 145000, currency: 'GBP' },
  instructors: [instructors.achterberg, instructors.okonjo],
  sessions: [
    { startsInDays: 26, days: 1, mode: 'onsite', seats: 12 },
    { startsInDays: 82, days: 1, mode: 'onsite', seats: 12 },
  ],
  outcomes: [
    'Ask eight questions that separate an AI programme with evidence from one with slides',
    'Read an AI risk paper and see what is missing from it',
    'Set an appetite statement that a product team can apply without asking you',
    'Chair the first hour after a serious AI incident',
  ],
  syllabus: [
    {
      title: 'What a board answers for',
      lessons: [
        {
          slug: 'duties-and-reach',
          title: 'Directors’ duties and the reach of new rules',
          minutes: 30,
        },
        { slug: 'inventory-as-a-board-fact', title: 'How many systems do we have?', minutes: 25 },
      ],
    },
    {
      title: 'The paper in front of you',
      lessons: [
        { slug: 'eight-questions', title: 'Eight questions', minutes: 40 },
        { slug: 'appetite-that-works', title: 'An appetite statement that works', minutes: 35 },
        {
          slug: 'indicators-worth-seeing',
          title: 'Indicators worth a place on the page',
          minutes: 30,
        },
      ],
    },
    {
      title: 'Rehearsal',
      lessons: [
        { slug: 'the-first-hour', title: 'The first hour of an incident', minutes: 55 },
        {
          slug: 'after-the-meeting',
          title: 'After the meeting: minutes and follow-up',
          minutes: 25,
        },
      ],
    },
  ],
  certificate: false,
  bodyMarkdown: `
## The format

Twelve people at most, in one room, with the papers a board would really receive. There is no
lecture. We work from the pack of an invented mutual insurer, _Brightwater Friendly Society_, which
has approved an AI claims assistant and is about to regret how it did so.

## The eight questions

The session is built on these, and you keep them as a card:

- How many AI systems do we run, and who told us?
- Which of them decide, or help to decide, something about a person?
- What would make us switch one off, and who can?
- What do we measure every month, and what do we not know?
- Which suppliers could change a model without telling us?
- Who outside the team has tested it?
- What have customers and staff been told?
- What did we learn from the last incident?

## Afterwards

Within a week you receive the appetite statement drafted in the room, with notes on where it would
meet resistance. Boards that want the session on their own papers, under confidentiality, can book
it privately: see [services](/pages/services).

## A note on certificates

We do not certify board members. Attendance is confirmed by letter.
`,
}
