import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const aiLiteracyEssentials: SampleCourse = {
  slug: 'ai-literacy-essentials',
  title: 'AI literacy essentials',
  summary:
    'Two hours for everyone who uses AI at work: what these systems do, how they fail, what not to paste into them, and how to record that you know it. Written for Article 4 of the EU AI Act.',
  level: 'foundation',
  format: 'online',
  topics: ['literacy', 'eu ai act', 'generative ai'],
  language: 'en',
  durationHours: 2,
  price: null,
  instructors: [instructors.carvalho],
  sessions: [],
  outcomes: [
    'Explain in plain words how a language model produces an answer, and why it can be wrong with confidence',
    'Tell an approved use from one that needs a colleague’s decision first',
    'Recognise personal, confidential and privileged material before it reaches a prompt',
    'Check an AI-assisted piece of work against its sources',
    'Report a suspected AI incident to the right person on the same day',
  ],
  syllabus: [
    {
      title: 'What the machine is doing',
      lessons: [
        { slug: 'prediction-not-knowledge', title: 'Prediction, not knowledge', minutes: 14 },
        { slug: 'three-ways-to-fail', title: 'Three ways an answer fails', minutes: 16 },
        { slug: 'where-ai-already-is', title: 'Where AI already sits in your tools', minutes: 10 },
      ],
    },
    {
      title: 'Using it well',
      lessons: [
        { slug: 'what-not-to-paste', title: 'What not to paste', minutes: 15 },
        { slug: 'checking-a-draft', title: 'Checking a draft against its sources', minutes: 18 },
        { slug: 'telling-people', title: 'Telling people that AI was used', minutes: 10 },
      ],
    },
    {
      title: 'Your part in governance',
      lessons: [
        { slug: 'article-4-in-ten-minutes', title: 'Article 4 in ten minutes', minutes: 10 },
        { slug: 'raising-a-concern', title: 'Raising a concern', minutes: 12 },
        { slug: 'final-check', title: 'Final check: twelve situations', minutes: 15 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## Why this course exists

Since 2 February 2025 every provider and deployer of an AI system in the EU has had to act on the AI
literacy of its people. The Digital Omnibus of July 2026 reworded that duty: organisations must
_take measures to support the development_ of literacy, and need not guarantee that any one person
reaches a given level. The duty itself stayed, and so did the question a supervisor asks first:
**what did you do, for whom, and where is the record?**

## How it works

- Self-paced: start today, stop when you like, and return to the lesson you left.
- No mathematics and no code. Examples come from claims handling, customer service, HR and finance.
- The last lesson sets twelve short situations. You see the reasoning for each one before you
  finish.

## What you need

A browser and an e-mail address. Sign in with a six-digit code; there is no password to remember.

## For employers

Each certificate has a public page that states the course, the holder and the date, which is usually
enough for a training register. If you need your own policy, tools and escalation contacts in the
examples, ask about [team training](/pages/team-training).
`,
}
