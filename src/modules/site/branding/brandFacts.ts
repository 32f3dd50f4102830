import { siteWords } from '../words/siteWords.js'
import type { Branding } from '../../../payload-types.js'
import { type Fact, phrasesIn } from '../../../platform/content/Fact.js'
import { fill, inEveryLanguage } from '../../../platform/words.js'
import type { GlobalSearchDeclaration } from '../../../search/facts/globalFacts.js'

type StoredBrand = Partial<Pick<Branding, 'name' | 'tagline' | 'legalName' | 'contact'>>

/** The words that visitors ask it by. */
const asked = phrasesIn(inEveryLanguage(siteWords, (words) => words.asked.brand))

function factOf(kind: 'email' | 'phone' | 'address', value: string | null | undefined): Fact[] {
  if (!value) return []
  const line = value.split(/\s*\n\s*/u).join(', ')
  const say: Fact['say'] = ({ title, locale }) =>
    fill(siteWords(locale).contact[kind], { name: title, value: line })
  return [{ kind, say }]
}

const names: GlobalSearchDeclaration['names'] = (document) => {
  const { name, legalName } = document as StoredBrand
  return [name, legalName].filter((text): text is string => !!text)
}

/** What the company is, for visitors who ask only that. */
const brandStory: GlobalSearchDeclaration = {
  type: 'page',
  path: '/',
  titles: inEveryLanguage(siteWords, ({ home }) => home),
  names,
  facts: {
    kinds: { about: { asked: asked.about } },
    fields: [],
    read: (document) => {
      const { tagline } = document as StoredBrand
      return tagline ? [{ kind: 'about', say: ({ title }) => `${title}: ${tagline}.` }] : []
    },
  },
}

/** How to reach the company, for visitors who ask only that. */
const brandContact: GlobalSearchDeclaration = {
  type: 'page',
  path: '/contact',
  titles: inEveryLanguage(siteWords, ({ contact }) => contact.title),
  names,
  facts: {
    kinds: {
      email: { asked: asked.email },
      phone: { asked: asked.phone },
      address: { asked: asked.address },
    },
    fields: [],
    read: (document) => {
      const { contact } = document as StoredBrand
      return [
        ...factOf('email', contact?.email),
        ...factOf('phone', contact?.phone),
        ...factOf('address', contact?.address),
      ]
    },
  },
}

export const brandFacts: readonly GlobalSearchDeclaration[] = [brandContact, brandStory]
