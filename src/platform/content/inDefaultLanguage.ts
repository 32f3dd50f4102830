import type { Field, FieldHook } from 'payload'

/**
 * Text that is written in another language first stands in the default language, too, until somebody translates it:
 * every other reader falls back to that one, and would find no title. What is optional is filled in new documents
 * alone, because in an old one it may be empty on purpose.
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

/** Fields of which none that is translated is left without its text in the default language. */
export function inDefaultLanguage(fields: readonly Field[]): Field[] {
  return fields.map(filled)
}

function filled(field: Field): Field {
  if (field.type === 'tabs') {
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: inDefaultLanguage(tab.fields) })),
    }
  }
  if ('fields' in field) return { ...field, fields: inDefaultLanguage(field.fields) }
  if (!('localized' in field) || !field.localized) return field
  const { beforeChange = [] } = { ...('hooks' in field && field.hooks) }
  const hooks = {
    ...('hooks' in field && field.hooks),
    beforeChange: [...beforeChange, fillDefaultLanguage],
  }
  return { ...field, hooks }
}
