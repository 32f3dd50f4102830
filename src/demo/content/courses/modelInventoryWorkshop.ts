import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const modelInventoryWorkshop: SampleCourse = {
  slug: 'model-inventory-workshop',
  title: 'Model inventory workshop',
  summary:
    'One day to start an inventory of AI systems that stays true: what counts as one entry, eighteen fields worth asking for, how to find what nobody reported, and who keeps it current.',
  level: 'practitioner',
  format: 'classroom',
  topics: ['governance', 'risk', 'procurement'],
  language: 'en',
  durationHours: 7,
  price: { amount: 72000, currency: 'GBP' },
  instructors: [instructors.okonjo, instructors.falk],
  sessions: [
    { startsInDays: 30, days: 1, mode: 'onsite', seats: 20 },
    { startsInDays: 103, days: 1, mode: 'onsite', seats: 20 },
  ],
  outcomes: [
    'Decide what one entry is: a model, a system or a use',
    'Agree a minimum record that owners will really fill in',
    'Find AI in existing contracts, expense lines and browser extensions',
    'Grade entries so that attention goes to a tenth of them',
    'Set the events that force an update',
  ],
  syllabus: [
    {
      title: 'What to count',
      lessons: [
        { slug: 'model-system-use', title: 'Model, system, use', minutes: 50 },
        { slug: 'eighteen-fields', title: 'Eighteen fields', minutes: 60 },
      ],
    },
    {
      title: 'How to find it',
      lessons: [
        { slug: 'contracts-and-spend', title: 'Contracts and spend', minutes: 45 },
        { slug: 'shadow-use', title: 'Shadow use, without a witch-hunt', minutes: 45 },
        { slug: 'embedded-features', title: 'Features that appeared overnight', minutes: 30 },
      ],
    },
    {
      title: 'How to keep it true',
      lessons: [
        { slug: 'grading', title: 'Grading', minutes: 50 },
        { slug: 'owners-and-events', title: 'Owners and update events', minutes: 45 },
        { slug: 'ninety-day-plan', title: 'A ninety-day plan', minutes: 40 },
      ],
    },
  ],
  certificate: false,
  bodyMarkdown: `
## The first question every regulator asks

_Which AI systems do you use?_ Most organisations answer with a spreadsheet that was right on the
day it was made. This workshop is about the second day.

## What we bring

- A record layout with eighteen fields, twelve of them closed lists
- Search patterns for contract repositories and card statements
- A grading rule that three people apply to the same entry with the same result

## What you bring

Ten AI systems, or things you suspect are. We enter them during the day, grade them, and compare
answers across the room. Disagreement is the useful part: it shows where the definitions need a
sentence more.

## What it is not

It is not a tool demonstration. The layout works in a spreadsheet, in a model registry or in a
configuration database, and we will say which of these suits fifty entries and which suits five
thousand.

## Follow-up

Ninety days later you receive six questions by e-mail. Answer them, and an instructor writes back
with comments. Consultancy on the same subject is described under
[model inventory](/pages/model-inventory).
`,
}
