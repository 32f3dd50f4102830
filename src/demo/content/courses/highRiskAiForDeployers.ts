import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const highRiskAiForDeployers: SampleCourse = {
  slug: 'high-risk-ai-for-deployers',
  title: 'High-risk AI for deployers',
  summary:
    'For organisations that buy high-risk AI and use it: Article 26 turned into named people, logs, notices and a stop procedure, in good time for 2 December 2027.',
  level: 'practitioner',
  format: 'blended',
  topics: ['eu ai act', 'risk', 'governance', 'procurement'],
  language: 'en',
  durationHours: 12,
  price: { amount: 119000, currency: 'EUR' },
  instructors: [instructors.carvalho, instructors.okonjo],
  sessions: [
    { startsInDays: 33, days: 2, mode: 'online', seats: 30 },
    { startsInDays: 110, days: 2, mode: 'onsite', seats: 20 },
  ],
  outcomes: [
    'Read a provider’s instructions for use as the compliance document they are',
    'Assign human oversight to people with the competence, training and authority to stop the system',
    'Specify log retention that meets the six-month floor and still respects storage limitation',
    'Draft the notices owed to workers, their representatives and affected persons',
    'Write the escalation path from an odd result to the market surveillance authority',
    'Notice when a change of purpose would turn you into a provider',
  ],
  syllabus: [
    {
      title: 'Your position',
      lessons: [
        {
          slug: 'deployer-by-design',
          title: 'Deployer by design, provider by accident',
          minutes: 50,
        },
        {
          slug: 'instructions-for-use',
          title: 'Instructions for use: what to demand',
          minutes: 45,
        },
        { slug: 'the-deferral', title: 'What the deferral to 2027 is good for', minutes: 25 },
      ],
    },
    {
      title: 'Running the system',
      lessons: [
        {
          slug: 'oversight-roles',
          title: 'Oversight roles that can really intervene',
          minutes: 60,
        },
        {
          slug: 'automation-bias-lab',
          title: 'Lab: automation bias in a review queue',
          minutes: 75,
        },
        { slug: 'input-data', title: 'Input data under your control', minutes: 40 },
        { slug: 'logs-and-retention', title: 'Logs and retention', minutes: 45 },
      ],
    },
    {
      title: 'Telling people',
      lessons: [
        {
          slug: 'workers-and-representatives',
          title: 'Workers and their representatives',
          minutes: 40,
        },
        { slug: 'affected-persons', title: 'Notices to affected persons', minutes: 45 },
        {
          slug: 'four-instruments',
          title: 'DPIA, FRIA, notice, disclosure: four instruments',
          minutes: 50,
        },
      ],
    },
    {
      title: 'When it goes wrong',
      lessons: [
        { slug: 'suspend-and-inform', title: 'Suspend and inform', minutes: 50 },
        { slug: 'deployer-file', title: 'Assembling the deployer file', minutes: 70 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## The gap this course fills

Most of what is written about high-risk AI addresses the people who build it. A bank that licenses a
credit-scoring model, or a hospital that buys a triage tool, carries a smaller set of duties, but
they are its own and cannot be passed to the supplier by contract. They apply to Annex III systems
from **2 December 2027** and to AI in Annex I products from **2 August 2028**.

## How it is taught

1. Two hours online before we meet: roles, instructions for use, and a self-assessment.
2. Two taught days, live, on one case: an employer introducing a shift-allocation system.
3. A one-hour review of your own deployer file, six weeks later, with one of the instructors.

## What you build

- An oversight roster with authority limits
- A log-retention specification
- Two notices: one for staff, one for affected persons
- An incident path with names, not departments

## Before you book

Take [The EU AI Act in a day](/courses/eu-ai-act-in-a-day) first, or be able to say which point of
Annex III your system falls under and why. If you owe a fundamental rights impact assessment, pair
this course with [the FRIA workshop](/courses/fundamental-rights-impact-assessment).
`,
}
