import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const article50TransparencyClinic: SampleCourse = {
  slug: 'article-50-transparency-clinic',
  title: 'Article 50 transparency clinic',
  summary:
    'A free two-hour clinic on the transparency duties that already apply: chatbot notices, machine-readable marking, deep fakes and published text. Bring a screenshot, leave with wording.',
  level: 'practitioner',
  format: 'online',
  topics: ['eu ai act', 'generative ai'],
  language: 'en',
  durationHours: 2,
  price: null,
  instructors: [instructors.carvalho, instructors.rousselet],
  sessions: [
    { startsInDays: 9, days: 1, mode: 'online', seats: 150 },
    { startsInDays: 37, days: 1, mode: 'online', seats: 150 },
    { startsInDays: 65, days: 1, mode: 'online', seats: 150 },
    { startsInDays: 93, days: 1, mode: 'online', seats: 150 },
  ],
  outcomes: [
    'Say which of the duties in Article 50 is yours: provider’s or deployer’s',
    'Write a notice that appears at the first interaction and can be read by a screen reader',
    'Judge whether an interaction is obviously artificial, and why you should rarely rely on it',
    'Know what the marking duty asks, and what it exempts',
  ],
  syllabus: [
    {
      title: 'Whose duty is it?',
      lessons: [
        { slug: 'five-paragraphs', title: 'Article 50, paragraph by paragraph', minutes: 25 },
        { slug: 'the-obvious-exception', title: 'The “obvious” exception', minutes: 15 },
      ],
    },
    {
      title: 'Wording',
      lessons: [
        { slug: 'chatbot-notices', title: 'Chatbot notices, good and bad', minutes: 25 },
        { slug: 'published-text', title: 'Published text and editorial control', minutes: 15 },
      ],
    },
    {
      title: 'Marking',
      lessons: [
        { slug: 'marking-and-detection', title: 'Marking and detection', minutes: 20 },
        { slug: 'your-screenshots', title: 'Your screenshots', minutes: 20 },
      ],
    },
  ],
  certificate: false,
  bodyMarkdown: `
## Already in force

The Digital Omnibus moved the high-risk dates. It left Article 50 where it was: **since 2 August
2026** people must be told when they deal with an AI system, and providers of generative systems
must mark what those systems produce. Systems that were on the market before that day have until **2
December 2026** for the marking alone.

## How the clinic works

1. Twenty-five minutes on the text, with the Commission’s guidelines of July 2026 beside it.
2. A tour of notices we have collected, from a clear one to a moustache on a robot.
3. Your screenshots. Send one beforehand, and we rewrite the notice together, live.

## Send us

- One screenshot of your assistant’s first message
- The languages you serve
- Who builds it and who runs it

Blank out anything confidential. Screenshots are deleted after the session, and the session is not
recorded.

## What it costs

Nothing. It is the course we are asked about most, and the duty reaches organisations that will
never need a consultant.
`,
}
