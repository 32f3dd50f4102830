import { frameworks } from '../../../platform/assurance/frameworks.js'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Payload } from 'payload'

import type { Reading, SelfTest } from '../../../platform/assurance/declarations.js'
import { searchDeclarationOf } from '../../../platform/content/searchDeclaration.js'
import { localization } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import { searchIndexOf } from '../../../search/SearchIndex.js'
import { assistantOf } from '../createAssistant.js'
import { retrieve } from '../retrieval/retrieve.js'

/** Questions that can be asked about anything, each with the words that an answer would need. */
const attributes: readonly { words: string; ask: (title: string) => string }[] = [
  { words: 'dress attire clothing wear', ask: (title) => `What is the dress code for ${title}?` },
  { words: 'scholarship bursary grant', ask: (title) => `Is there a scholarship for ${title}?` },
  { words: 'childcare nursery children', ask: (title) => `Is there childcare during ${title}?` },
  { words: 'dog pet animal', ask: (title) => `May I bring my dog to ${title}?` },
  { words: 'parking park garage', ask: (title) => `Where can I park my car for ${title}?` },
  { words: 'lunch meal food catering', ask: (title) => `Is lunch included in ${title}?` },
  { words: 'sponsor sponsored', ask: (title) => `Who is the sponsor of ${title}?` },
  { words: 'warranty', ask: (title) => `How many years of warranty does ${title} have?` },
  { words: 'translator translated', ask: (title) => `Who translated ${title}?` },
  { words: 'podcast episode', ask: (title) => `Which podcast episode is about ${title}?` },
  { words: 'hotel accommodation', ask: (title) => `Which hotel do you recommend for ${title}?` },
  { words: 'visa embassy', ask: (title) => `Do I need a visa for ${title}?` },
]

/** The refusal rate that the quality tests demand of the assistant (see answers.test.ts). */
export const leastRefused = 0.9

const settings = { fewest: 5, most: 36, titlesOfType: 4 }

const latest = new WeakMap<Payload['config'], Reading>()

/** The refusal rate for near questions at the last run in this process. */
export const nearRefusals = ({ config }: Payload): Reading | undefined => latest.get(config)

/** Asks this process's index questions that are close to the content but not answered by it. */
export const groundingSelfTest: SelfTest = {
  proves:
    'at least 90 of 100 questions about what is published, for something that no published document mentions, get no answer.',
  mappings: frameworks.misinformation,
  run: async (payload) => {
    const questions = await nearQuestions(payload)
    if (questions.length < settings.fewest) return 'unknown'
    const { index } = assistantOf(payload)
    const now = platformOf(payload).clock.now().getTime()
    let refused = 0
    for (const query of questions) {
      const locales = [localization.defaultLocale]
      const asked = { index, query, earlier: undefined, locales, siteFacts: new Map(), now }
      if (retrieve(asked).confidence !== 'answered') refused += 1
      await nextTurn()
    }
    const reading = { value: refused / questions.length, n: questions.length }
    latest.set(payload.config, reading)
    return reading.value >= leastRefused ? 'passed' : 'failed'
  },
}

/** Asks each title for something that no document has a word for, so that no document can answer it. */
async function nearQuestions(payload: Payload): Promise<string[]> {
  const index = searchIndexOf(payload)
  const locale = localization.defaultLocale
  const isUnknown = (word: string) =>
    index.words(word, locale).every((stem) => index.rarity(stem, locale) === 0)
  const unstated = attributes.filter(({ words }) => words.split(' ').every(isUnknown))
  const titles = await subjects(payload)
  // Combines titles and attributes in turn, so that each gets its share whatever the number.
  const all = unstated.flatMap((_, round) =>
    titles.map((title, at) => unstated[(at + round) % unstated.length]?.ask(title) ?? ''),
  )
  return all.slice(0, settings.most)
}

/** Document titles, some of each type; titles that are questions are left out. */
async function subjects(payload: Payload): Promise<string[]> {
  const found = await Promise.all(
    payload.config.collections.map(async (collection) => {
      const declaration = searchDeclarationOf(collection)
      if (!declaration) return []
      const { docs } = await payload.find({
        collection: collection.slug,
        where: { _status: { equals: 'published' } },
        select: { [declaration.title]: true },
        locale: localization.defaultLocale,
        sort: 'id',
        depth: 0,
        limit: settings.titlesOfType,
        overrideAccess: false,
      })
      return (docs as unknown as Record<string, unknown>[]).map((doc) => doc[declaration.title])
    }),
  )
  return found
    .flat()
    .filter((title) => typeof title === 'string' && !/[?؟]\s*$/.test(title)) as string[]
}
