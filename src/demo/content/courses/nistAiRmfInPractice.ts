import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const nistAiRmfInPractice: SampleCourse = {
  slug: 'nist-ai-rmf-in-practice',
  title: 'NIST AI RMF in practice',
  summary:
    'Govern, Map, Measure, Manage, applied to one system from end to end, with the Generative AI Profile (NIST AI 600-1). You finish with a profile of your own and the evidence behind it.',
  level: 'practitioner',
  format: 'online',
  topics: ['risk', 'governance', 'generative ai', 'standards'],
  language: 'en',
  durationHours: 12,
  price: { amount: 115000, currency: 'USD' },
  instructors: [instructors.okonjo, instructors.wrona],
  sessions: [
    { startsInDays: 16, days: 3, mode: 'online', seats: 36 },
    { startsInDays: 75, days: 3, mode: 'online', seats: 36 },
    { startsInDays: 160, days: 3, mode: 'online', seats: 36 },
  ],
  outcomes: [
    'Choose the subcategories that matter for one system and justify those you leave out',
    'Write measures with a definition, a threshold and a sample size',
    'Build a current and a target profile, and a plan between them',
    'Use the twelve risks of NIST AI 600-1 without turning them into a checklist',
    'Map the result to ISO/IEC 42001 and to the EU AI Act once, not three times',
  ],
  syllabus: [
    {
      title: 'Govern and map',
      lessons: [
        { slug: 'govern-before-tools', title: 'Govern comes before tools', minutes: 45 },
        { slug: 'context-and-intended-use', title: 'Map: context and intended use', minutes: 55 },
        { slug: 'third-party-dependence', title: 'Third-party dependence (GOVERN 6)', minutes: 40 },
      ],
    },
    {
      title: 'Measure',
      lessons: [
        { slug: 'metrics-with-definitions', title: 'Metrics with definitions', minutes: 60 },
        { slug: 'small-samples', title: 'Small samples and honest blanks', minutes: 45 },
        { slug: 'fail-safely', title: 'Testing that it fails safely (MEASURE 2.6)', minutes: 50 },
        { slug: 'user-feedback', title: 'Feedback as a measure (MEASURE 3.3)', minutes: 30 },
      ],
    },
    {
      title: 'Manage',
      lessons: [
        { slug: 'disengage', title: 'Supersede, disengage, deactivate', minutes: 40 },
        { slug: 'monitoring-after-release', title: 'Monitoring after release', minutes: 45 },
      ],
    },
    {
      title: 'Your profile',
      lessons: [
        { slug: 'genai-profile', title: 'The Generative AI Profile', minutes: 50 },
        { slug: 'profile-clinic', title: 'Clinic: your profile, read by others', minutes: 90 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## A voluntary framework, used seriously

The [NIST AI Risk Management Framework](https://www.nist.gov/itl/ai-risk-management-framework)
carries no penalty and no certificate. That is why it is useful: nobody fills it in for show. This
course treats it as a working method for one system at a time.

## What we do over three mornings

1. **Govern and map** a customer-facing assistant: its purpose, its limits, the suppliers beneath
   it.
2. **Measure** it. Each participant writes three metrics, with a definition that a colleague could
   compute and a rule for when there are too few samples to say anything.
3. **Manage** it: thresholds, a fallback, and who switches it off on a Sunday.

## Figures, not adjectives

We spend a full lesson on blanks. A dashboard that shows _insufficient data_ where it has twelve
samples is worth more than one that shows 100 %. You will see this website’s own
[assurance telemetry](/pages/approach) as an example, including what it does not measure.

## Prerequisites

A year or so in risk, audit, security or product. No statistics beyond percentages; the confidence
intervals come with a worked sheet.
`,
}
