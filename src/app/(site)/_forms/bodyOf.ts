import { leadParts } from './leadParts.js'
import type { Step } from './SiteForm.js'

/** The body that both calls of a form share. */
export function bodyOf({ form, values }: Pick<Step, 'form' | 'values'>): Record<string, unknown> {
  return { ...form.body(values), ...(form.isLead && leadParts(values)) }
}
