import { countries } from '../../../platform/countries.js'
import type { Site } from '../Site.js'
import { wordsFor } from '../_words/wordsFor.js'
import type { Field } from './SiteForm.js'

/** Questions that several forms share, in the words of the page. */
export function fields({ locale }: Pick<Site, 'locale'>) {
  const { fields: said } = wordsFor(locale).forms
  const name = { name: 'name', kind: 'text', maxLength: 200, autoComplete: 'name' } as const
  const company = {
    name: 'company',
    kind: 'text',
    maxLength: 200,
    autoComplete: 'organization',
  } as const
  const email = { name: 'email', kind: 'email', maxLength: 254, autoComplete: 'email' } as const
  return {
    name: { ...name, ...said.name },
    anyName: { ...name, label: said.name.label },
    email: { ...email, ...said.email },
    workEmail: { ...email, ...said.workEmail },
    company: { ...company, ...said.company },
    anyCompany: { ...company, label: said.company.label },
    phone: { name: 'phone', kind: 'tel', maxLength: 20, autoComplete: 'tel', ...said.phone },
  } as const satisfies Record<string, Field>
}

/** A question answered with one line, several lines, or a number. */
export function textField(
  name: string,
  words: Pick<Field, 'label' | 'help' | 'missing' | 'wrong'>,
  kind: 'text' | 'textarea' | 'number' | 'amount' = 'text',
): Field {
  return { name, kind, maxLength: kind === 'textarea' ? 5_000 : 200, ...words }
}

type Choice = { value: string; label: string }

const known = new Map<string, Choice[]>()

/** All countries by name in a language, sorted by its rules. */
export function countryNames(locale: string): readonly Choice[] {
  const kept = known.get(locale) ?? named(locale)
  known.set(locale, kept)
  return kept
}

function named(locale: string): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}
