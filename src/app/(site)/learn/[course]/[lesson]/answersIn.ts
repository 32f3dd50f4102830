import type { Values } from '../../../_forms/SiteForm.js'

/** The answers to a quiz among what was submitted, by their inputs. */
export const answersIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('q.')))
