import { dayMs } from '../../platform/days.js'
import { add, momentOf, type Sampled, sampleDays } from './sampleRows.js'

/** What visitors asked and searched for, and how they were answered. */
export function addSampleTraffic(sampled: Sampled): void {
  const { random, until, words } = sampled
  const misses = new Set<string>()
  for (let daysAgo = sampleDays; daysAgo > 0; daysAgo -= 1) {
    const hour = new Date(until - daysAgo * dayMs)
    const day = hour.toISOString().slice(0, 10)
    const isDown = daysAgo % 23 === 7
    const asked = Array.from({ length: 3 + random.below(5) }, () =>
      addQuestion(sampled, daysAgo, isDown),
    )
    const count = (isOne: (one: SampleQuestion) => boolean) => asked.filter(isOne).length
    const counts = {
      'chat.mode.platform': count(({ mode }) => mode === 'platform'),
      'chat.mode.local': count(({ mode }) => mode === 'local'),
      'chat.fallback': isDown ? asked.length : 0,
      'chat.breaker.opened': isDown ? 2 : 0,
      'chat.unsure': count(({ grounded, isRefused }) => !grounded && !isRefused),
      'chat.refused': count(({ isRefused }) => isRefused),
      'chat.feedback.helpful': count(({ helpful }) => helpful === true),
      'chat.feedback.unhelpful': count(({ helpful }) => helpful === false),
      'search.queries': 12 + random.below(18),
      'search.zero': random.below(4),
    }
    for (const [name, sum] of Object.entries(counts)) {
      if (sum > 0) add(sampled, 'measurements', { hour, name, bucket: 0, count: sum, sum })
    }
    const query = random.pick(words.searches)
    if (misses.has(`${day} ${query}`)) continue
    misses.add(`${day} ${query}`)
    add(sampled, 'search_misses', { day, query, searches: 1 + random.below(3) })
  }
}

type SampleQuestion = {
  grounded: boolean
  isRefused: boolean
  mode: string
  helpful: boolean | null
}

function addQuestion(sampled: Sampled, daysAgo: number, isDown: boolean): SampleQuestion {
  const { random, words, nextId } = sampled
  const [question, grounded] = random.pick(words.questions)
  const mode = isDown ? 'local' : random.pick(['platform', 'platform', 'local'])
  const helpful = random.pick([null, null, grounded])
  const at = momentOf(sampled, daysAgo)
  add(sampled, 'chat_questions', {
    ...{ id: nextId(), question, grounded, mode },
    ...{ helpful, locale: 'en', message_id: nextId() },
    ...{ day: at.toISOString().slice(0, 10), created_at: at, updated_at: at },
  })
  return { grounded, isRefused: !grounded && random.below(3) === 0, mode, helpful }
}
