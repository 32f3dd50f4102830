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
    const counts = {
      'chat.mode.platform': isDown ? 3 : 8 + random.below(9),
      'chat.mode.local': isDown ? 11 : random.below(3),
      'chat.fallback': isDown ? 9 : 0,
      'chat.breaker.opened': isDown ? 2 : 0,
      'search.queries': 12 + random.below(18),
      'search.zero': random.below(4),
    }
    for (const [name, count] of Object.entries(counts)) {
      if (count > 0) add(sampled, 'measurements', { hour, name, bucket: 0, count, sum: count })
    }
    for (let number = 0; number < 1 + random.below(3); number += 1) addQuestion(sampled, daysAgo)
    const query = random.pick(words.searches)
    if (misses.has(`${day} ${query}`)) continue
    misses.add(`${day} ${query}`)
    add(sampled, 'search_misses', { day, query, searches: 1 + random.below(3) })
  }
}

function addQuestion(sampled: Sampled, daysAgo: number): void {
  const { random, words, nextId } = sampled
  const [question, grounded] = random.pick(words.questions)
  const at = momentOf(sampled, daysAgo)
  add(sampled, 'chat_questions', {
    ...{ id: nextId(), question, grounded, mode: random.pick(['platform', 'platform', 'local']) },
    ...{ helpful: random.pick([null, null, grounded]), locale: 'en', message_id: nextId() },
    ...{ day: at.toISOString().slice(0, 10), created_at: at, updated_at: at },
  })
}
