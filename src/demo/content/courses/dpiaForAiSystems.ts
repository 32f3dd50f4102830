import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const dpiaForAiSystems: SampleCourse = {
  slug: 'dpia-for-ai-systems',
  title: 'Data protection impact assessment for AI systems',
  summary:
    'A DPIA that survives contact with a machine-learning team: training data, inference, memorised personal data, automated decisions in the EU and in the UK, and the residual risk you must name.',
  level: 'practitioner',
  format: 'online',
  topics: ['privacy', 'risk'],
  language: 'en',
  durationHours: 7,
  price: { amount: 59000, currency: 'EUR' },
  instructors: [instructors.raman],
  sessions: [
    { startsInDays: 21, days: 1, mode: 'online', seats: 35 },
    { startsInDays: 70, days: 1, mode: 'online', seats: 35 },
    { startsInDays: 133, days: 1, mode: 'online', seats: 35 },
  ],
  outcomes: [
    'Describe processing separately for training, tuning, retrieval and use',
    'Choose a lawful basis for each and record why the others failed',
    'Assess memorisation, inference and re-identification as distinct risks',
    'Tell a supported decision from a solely automated one, under EU and UK law',
    'Write residual risk in a sentence that a director will read',
  ],
  syllabus: [
    {
      title: 'Describe',
      lessons: [
        { slug: 'four-processing-stages', title: 'Four stages of processing', minutes: 45 },
        { slug: 'data-flow-on-one-page', title: 'The data flow on one page', minutes: 45 },
      ],
    },
    {
      title: 'Justify',
      lessons: [
        { slug: 'lawful-basis-by-stage', title: 'Lawful basis, stage by stage', minutes: 50 },
        { slug: 'special-categories', title: 'Special categories and bias testing', minutes: 40 },
        { slug: 'automated-decisions', title: 'Automated decisions: EU and UK', minutes: 45 },
      ],
    },
    {
      title: 'Assess and treat',
      lessons: [
        { slug: 'model-specific-risks', title: 'Risks that only models have', minutes: 55 },
        { slug: 'rights-in-practice', title: 'Erasure and access in practice', minutes: 40 },
        { slug: 'residual-risk', title: 'Residual risk, in a sentence', minutes: 35 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## Who it is for

Data protection officers, privacy counsel and the product people who write the first draft. You
should have completed at least one DPIA; this day is about what AI adds to it.

## Two legal systems, side by side

The course teaches the EU GDPR and the UK GDPR in parallel, because many of our participants answer
to both. On automated decisions they now differ: since February 2026 the UK rules, as changed by the
Data (Use and Access) Act 2025, permit more solely automated decisions, with safeguards, and keep
the strict rule for special category data. We mark every such point in the margin.

## Topics people ask for

- Is a model that has memorised a name _personal data_?
- What does erasure mean once a vector store is involved?
- When may we use special categories to test for bias? (Article 4a of the amended AI Act is
  covered.)
- How do a DPIA and a fundamental rights impact assessment share one file?

## Practical work

You complete a DPIA for a speech-analytics tool in a call centre, in pairs, in four passes of forty
minutes. Each pass ends with a question that a supervisory authority has really asked.
`,
}
