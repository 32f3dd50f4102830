import { type FactKind, type Phrases, phrasesIn } from '../../../platform/content/Fact.js'
import {
  cancellationTerms,
  type CancellationPolicy,
} from '../../../platform/cancellation/cancellationTerms.js'
import type { CancellationPolicy as Stored } from '../../../payload-types.js'
import { fill, inEveryLanguage } from '../../../platform/words.js'
import type { GlobalSearchDeclaration } from '../../../search/facts/globalFacts.js'
import { learningWords } from '../words/learningWords.js'

type Words = ReturnType<typeof learningWords>['help']
type Task = Exclude<keyof Words, 'titles'>

/** What visitors do here by themselves, by the words that they ask it by. */
const asked: Readonly<Record<Task, Phrases>> = phrasesIn(
  inEveryLanguage(learningWords, (words) => words.asked.help),
)

/** What cancelling gives back, in one sentence. */
function termsOf(policy: CancellationPolicy, locale: string): string {
  const { fact, help } = learningWords(locale)
  const list = new Intl.ListFormat(fact.formats, { type: 'unit', style: 'short' })
  const said = (hasDate: boolean) => {
    const { rows } = cancellationTerms(policy, { hasDate, locale })
    const [first] = rows
    if (first && rows.length === 1) return first.back
    return list.format(rows.map(({ when, back }) => `${back} (${lowerFirst(when)})`))
  }
  return fill(help.terms, { dated: said(true), undated: said(false) })
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function sayOf(task: Task, policy: CancellationPolicy, locale: string): string {
  const words = learningWords(locale).help
  if (task === 'terms') return termsOf(policy, locale)
  return task === 'cancel' ? `${words.cancel} ${termsOf(policy, locale)}` : words[task]
}

function help(path: string, title: keyof Words['titles'], kinds: Task[]): GlobalSearchDeclaration {
  return {
    type: 'page',
    path,
    titles: inEveryLanguage(learningWords, (words) => words.help.titles[title]),
    names: () => [],
    facts: {
      kinds: Object.fromEntries(
        kinds.map((kind): [string, FactKind] => [kind, { asked: asked[kind] }]),
      ),
      fields: [],
      read: (document) => {
        const { steps, anyTimeDays = 0 } = document as Partial<Stored>
        const policy = { steps: steps ?? [], anyTimeDays }
        return kinds.map((kind) => ({
          kind,
          say: ({ locale }) => sayOf(kind, policy, locale),
        }))
      },
    },
  }
}

/** What the site itself says to who asks how to book, cancel, sign in, or where something of theirs is. */
export const helpFacts: readonly GlobalSearchDeclaration[] = [
  help('/learn/bookings', 'bookings', ['cancel', 'terms', 'give', 'invoice']),
  help('/learn', 'courses', ['certificate', 'courses']),
  help('/learn/sign-in', 'signIn', ['signIn', 'code']),
  help('/courses', 'catalog', ['book']),
  help('/contact', 'contact', ['move', 'erase', 'check']),
]
