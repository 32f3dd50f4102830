import type { Site } from '../Site.js'
import { wordsFor } from '../_words/wordsFor.js'
import type { Field } from './SiteForm.js'

/** Who somebody is, as the forms of the site ask for it that are not described by the API. */
export function fields({ locale }: Pick<Site, 'locale'>) {
  const { fields: said } = wordsFor(locale).forms
  const email = { name: 'email', kind: 'email', maxLength: 254, autoComplete: 'email' } as const
  return {
    name: { name: 'name', kind: 'text', maxLength: 200, autoComplete: 'name', ...said.name },
    email: { ...email, ...said.email },
    workEmail: { ...email, ...said.workEmail },
  } as const satisfies Record<string, Field>
}
