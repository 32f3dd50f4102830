import type { Field, Values } from './SiteForm.js'

/** Inputs that carry a form's state from page to page. */
const stateNames = ['nonce', 'challenge', 'sentTo', 'policy', 'marketing', 'website', 'course']

/** The values that belong to the form and are carried on to its next page; unknown names are dropped. */
export function carriedValues(values: Values, fields: readonly Field[]): Values {
  const names = new Set([...fields.map(({ name }) => name), ...stateNames])
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => names.has(name) || name.startsWith('from.')),
  )
}
