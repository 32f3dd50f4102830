import type { Field, FieldHook } from 'payload'

import { withInner } from './fields.js'

/**
 * Copies text that is first written in another language to the default language, until it is translated: all other
 * languages fall back to that one, and would have no title. Optional fields are copied in new documents only, because
 * in an existing one they may be empty on purpose.
 */
const fillDefaultLanguage: FieldHook = ({
  field,
  operation,
  req,
  siblingDocWithLocales,
  value,
}) => {
  const { localization } = req.payload.config
  const { name, required } = field as { name?: string; required?: boolean }
  if (!localization || !name || !req.locale || req.locale === localization.defaultLocale) return
  if (isEmpty(value) || (operation !== 'create' && !required)) return
  const inLanguages = siblingDocWithLocales as Record<string, Record<string, unknown> | undefined>
  if (!isEmpty(inLanguages[name]?.[localization.defaultLocale])) return
  inLanguages[name] = { ...inLanguages[name], [localization.defaultLocale]: value as unknown }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Fields whose translated parts are all filled in for the default language. */
export function inDefaultLanguage(fields: readonly Field[]): Field[] {
  return fields.map((field) => filled(withInner(field, inDefaultLanguage)))
}

function filled(field: Field): Field {
  const isWhole = field.type !== 'blocks' && !('fields' in field)
  if (!isWhole || !('localized' in field) || !field.localized) return field
  const { beforeChange = [] } = { ...('hooks' in field && field.hooks) }
  const hooks = {
    ...('hooks' in field && field.hooks),
    beforeChange: [...beforeChange, fillDefaultLanguage],
  }
  return { ...field, hooks }
}
