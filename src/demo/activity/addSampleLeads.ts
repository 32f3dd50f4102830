import { dayMs } from '../../platform/days.js'
import { crockford } from '../../platform/text.js'
import { add, momentOf, personOf, type Sampled, sampleDays } from './sampleRows.js'

const kinds = ['demo', 'contact', 'request-info', 'brochures', 'request-info', 'demo'] as const
const courses = ['eu-ai-act-in-a-day', 'iso-42001-implementer', 'buying-ai'] as const

/** Leads of sixty days, more of them lately, each as far as its age allows. */
export function addSampleLeads(sampled: Sampled, staff: string | null): void {
  for (let daysAgo = sampleDays; daysAgo > 0; daysAgo -= 1) {
    const isWeekend = [0, 6].includes(new Date(sampled.until - daysAgo * dayMs).getUTCDay())
    const most = isWeekend ? 2 : 5 - Math.floor(daysAgo / 20)
    const leads = sampled.random.below(most)
    for (let number = 0; number < leads; number += 1) addLead(sampled, { daysAgo, staff })
  }
}

type Options = { daysAgo: number; staff: string | null }

function addLead(sampled: Sampled, { daysAgo, staff }: Options): void {
  const { random, words, nextId } = sampled
  const { email, ...person } = personOf(sampled)
  const id = nextId()
  const at = momentOf(sampled, daysAgo)
  const kind = random.pick(kinds)
  const status = stageOf(sampled, daysAgo)
  const [source, medium, campaign, landingPage] = random.pick(words.campaigns)
  const isWorked = status !== 'new'
  const marketing = random.pick(['given', 'given', 'refused'] as const)
  add(sampled, 'leads', {
    ...{ id, status, marketing, email, email_key: email, kind, source, locale: 'en' },
    ...{ name: person.name, company: person.company, country: person.country },
    job_title: person.jobTitle,
    assignee_id: isWorked ? staff : null,
    reference: `LD-${referenceOf(sampled)}`,
    value_amount: kind === 'brochures' ? null : (1 + random.below(24)) * 49_000,
    value_currency: 'EUR',
    ...wishOf(sampled, kind),
    notes: isWorked && random.next() > 0.5 ? random.pick(words.notes) : null,
    attribution: {
      landingPage,
      ...(campaign && { utm_source: source, utm_medium: medium, utm_campaign: campaign }),
    },
    ...{ created_at: at, updated_at: at },
  })
  addHistory(sampled, { lead: id, at, status, staff })
  add(sampled, 'consents', {
    ...{ id: nextId(), email, email_key: email, event: marketing },
    ...{ marketing: marketing === 'given', policy_version: null, policy_text: null },
    ...{ form: kind, locale: 'en', lead_id: id, created_at: at, updated_at: at },
  })
}

/** Older leads have come further. */
function stageOf({ random }: Sampled, daysAgo: number): string {
  const luck = random.next()
  if (daysAgo < 4) return luck < 0.8 ? 'new' : 'contacted'
  if (daysAgo < 15) return luck < 0.2 ? 'new' : luck < 0.7 ? 'contacted' : 'qualified'
  return luck < 0.15 ? 'contacted' : luck < 0.35 ? 'qualified' : luck < 0.65 ? 'won' : 'lost'
}

function wishOf({ random }: Sampled, kind: (typeof kinds)[number]) {
  const words = { subject: null, message: null, program: null, question: null, brochure: null }
  if (kind === 'contact') {
    return {
      ...words,
      subject: 'Training for our team',
      message: 'We are about forty people and want to begin in spring. Whom can I talk to?',
    }
  }
  if (kind === 'demo') return { ...words, message: 'We would like to see how a course is run.' }
  if (kind === 'brochures') return { ...words, brochure: 'ai-act-readiness' }
  return { ...words, program: random.pick(courses), question: 'Is there a date in the evening?' }
}

type Event = { lead: string; at: Date; status: string; staff: string | null }

const path = ['new', 'contacted', 'qualified']

function addHistory(sampled: Sampled, { lead, at, status, staff }: Event): void {
  const reached = path.includes(status)
    ? path.slice(1, path.indexOf(status) + 1)
    : [...path.slice(1), status]
  const steps = [null, ...reached]
  for (const [place, to] of steps.entries()) {
    const time = new Date(Math.min(at.getTime() + place * 1.4 * dayMs, sampled.until - 60_000))
    add(sampled, 'lead_events', {
      ...{ id: sampled.nextId(), lead_id: lead, type: to === null ? 'received' : 'status' },
      from: to === null ? null : (steps[place - 1] ?? 'new'),
      to,
      actor: to === null ? 'Website form' : 'Sample colleague',
      by_id: to === null ? null : staff,
      ...{ created_at: time, updated_at: time },
    })
  }
}

const referenceOf = ({ random }: Sampled) =>
  Array.from({ length: 16 }, () => crockford.charAt(random.below(32))).join('')
