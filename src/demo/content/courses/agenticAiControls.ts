import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const agenticAiControls: SampleCourse = {
  slug: 'agentic-ai-controls',
  title: 'Controls for agentic AI',
  summary:
    'For architects and second-line reviewers of systems that act: identity, permissions, approvals, budgets, logs and a way back, tested on an agent that books, pays and writes e-mail.',
  level: 'expert',
  format: 'online',
  topics: ['security', 'governance', 'generative ai'],
  language: 'en',
  durationHours: 10,
  price: { amount: 129000, currency: 'USD' },
  instructors: [instructors.wrona, instructors.achterberg],
  sessions: [
    { startsInDays: 37, days: 2, mode: 'online', seats: 28 },
    { startsInDays: 131, days: 2, mode: 'online', seats: 28 },
  ],
  outcomes: [
    'Draw the authority of an agent: what it may do, for whom, up to which amount',
    'Place an approval where a person can still judge, not only click',
    'Give every action an identity, a reason and a log line that survives the agent',
    'Design reversal for actions that can be reversed and refusal for those that cannot',
    'Meet Article 50 when an agent speaks for someone',
  ],
  syllabus: [
    {
      title: 'Authority',
      lessons: [
        { slug: 'delegation-map', title: 'A delegation map', minutes: 60 },
        { slug: 'agent-identity', title: 'Identity and credentials for agents', minutes: 55 },
        { slug: 'least-agency', title: 'Least agency (LLM03:2026)', minutes: 55 },
      ],
    },
    {
      title: 'Control points',
      lessons: [
        {
          slug: 'approvals-that-mean-something',
          title: 'Approvals that mean something',
          minutes: 60,
        },
        { slug: 'budgets-and-stops', title: 'Budgets, rate limits and stops', minutes: 45 },
        { slug: 'tool-servers', title: 'Tool servers and protocol trust', minutes: 60 },
      ],
    },
    {
      title: 'Trace and return',
      lessons: [
        { slug: 'logs-for-strangers', title: 'Logs a stranger can read', minutes: 50 },
        { slug: 'reversal', title: 'Reversal and compensation', minutes: 50 },
        { slug: 'speaking-for-someone', title: 'Speaking for someone: Article 50', minutes: 35 },
      ],
    },
    {
      title: 'Review',
      lessons: [
        { slug: 'design-review', title: 'Design review of your own agent', minutes: 110 },
        { slug: 'kill-switch-drill', title: 'Kill-switch drill', minutes: 30 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## The shift

An assistant that is wrong gives you a bad paragraph. An agent that is wrong gives you a booked
flight, a paid invoice or a sent letter. Controls written for text do not carry over, and _human in
the loop_ is not a control until you can say which human, seeing what, with how much time.

## Two days, one agent

The course follows **Quartermaster**, a purchasing agent for a hospital trust:

1. We read its delegation: who gave it which authority, and where that is written down.
2. We remove what it does not need, and watch what breaks.
3. We place three approvals, measure how long people look at them, and move two.
4. We run a drill: the agent has ordered 400 infusion pumps. Stop it, find out why, put it right.

## What you submit

A four-page control design for an agent in your organisation. It is reviewed by an instructor and by
one fellow participant, under the confidentiality terms of the course.

## Prerequisites

You design, approve or audit software systems. Read the OWASP entries on prompt injection and
excessive agency beforehand; the joining mail contains both links.
`,
}
