import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const owaspLlmTop10: SampleCourse = {
  slug: 'owasp-llm-top-10-2026',
  title: 'OWASP Top 10 for LLM applications, 2026 edition',
  summary:
    'A hands-on day for engineers and security reviewers: the ten risks in their 2026 order, each shown on a deliberately weak assistant, then fixed in its code and checked again.',
  level: 'practitioner',
  format: 'online',
  topics: ['security', 'generative ai'],
  language: 'en',
  durationHours: 7,
  price: { amount: 69000, currency: 'USD' },
  instructors: [instructors.wrona],
  sessions: [
    { startsInDays: 12, days: 1, mode: 'online', seats: 45 },
    { startsInDays: 61, days: 1, mode: 'online', seats: 45 },
    { startsInDays: 117, days: 1, mode: 'online', seats: 45 },
  ],
  outcomes: [
    'Demonstrate direct and indirect prompt injection and say what a filter will not stop',
    'Cut an agent’s permissions to what its task needs',
    'Design on the assumption that hidden context will be read',
    'Handle model output as untrusted input, down to links and images',
    'Set budgets that turn unbounded consumption into a 429',
  ],
  syllabus: [
    {
      title: 'Input',
      lessons: [
        { slug: 'llm01-prompt-injection', title: 'LLM01:2026 Prompt injection', minutes: 60 },
        { slug: 'llm08-hidden-context', title: 'LLM08:2026 Hidden context exposure', minutes: 35 },
        { slug: 'llm09-vectors', title: 'LLM09:2026 Vector and embedding weaknesses', minutes: 40 },
      ],
    },
    {
      title: 'Action',
      lessons: [
        { slug: 'llm03-excessive-agency', title: 'LLM03:2026 Excessive agency', minutes: 50 },
        { slug: 'llm06-unbounded', title: 'LLM06:2026 Unbounded consumption', minutes: 30 },
      ],
    },
    {
      title: 'Output',
      lessons: [
        {
          slug: 'llm02-disclosure',
          title: 'LLM02:2026 Sensitive information disclosure',
          minutes: 40,
        },
        { slug: 'llm07-misinformation', title: 'LLM07:2026 Misinformation', minutes: 35 },
        {
          slug: 'llm10-output-handling',
          title: 'LLM10:2026 Improper output handling',
          minutes: 40,
        },
      ],
    },
    {
      title: 'Supply',
      lessons: [
        { slug: 'llm04-supply-chain', title: 'LLM04:2026 Supply chain', minutes: 35 },
        { slug: 'llm05-poisoning', title: 'LLM05:2026 Data and model poisoning', minutes: 35 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## Write the year

The [2026 edition](https://genai.owasp.org/) came out on 4 August 2026 and changed the order.
Excessive agency rose from sixth to third, and system prompt leakage became _hidden context
exposure_. A finding marked LLM06 now means something else than it did a year ago, so we write
\`LLM03:2026\`, always.

## The lab

You attack **Porter**, a small hotel-booking assistant with a retrieval store, two tools and a bad
conscience. Each risk follows the same pattern:

1. Break it.
2. Read the thirty lines that let you.
3. Fix them.
4. Run the check that proves the fix, and keep the check.

The lab runs in your browser. Nothing is installed, and no model key is needed.

## Who gets the most from it

Developers who ship assistants, application security reviewers, and risk people who would like to
see the thing once with their own eyes. You should be able to read TypeScript or Python.

## Next

- [Red teaming generative AI](/courses/red-teaming-generative-ai) for planned adversarial testing
- [Controls for agentic AI](/courses/agentic-ai-controls) for systems that act
`,
}
