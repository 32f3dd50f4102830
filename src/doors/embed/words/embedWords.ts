import type { TypedLocale } from 'payload'

import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

type EmbedWords = typeof en

/** What the elements say, as they get it: a plural is an object of its forms. */
export type ElementWords = EmbedWords['elements']

const catalogues = { en, fr, ar } as unknown as Record<TypedLocale, EmbedWords>

export function embedWords(locale: TypedLocale): EmbedWords {
  return catalogues[locale]
}
