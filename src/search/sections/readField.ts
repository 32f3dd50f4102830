/** What a field holds in one language: the texts of a plain one, or the document of a rich one. */
export type FieldValue = {
  language: string
  /** Whether it was written in the language asked for. */
  isOwn: boolean
  value: unknown
}

export type Languages = { locales: readonly string[]; locale: string }

/** The values at a path of a document read in all locales; one missing in a locale falls back to the default one. */
export function readField(
  document: Readonly<Record<string, unknown>>,
  name: string,
  languages: Languages,
): FieldValue[] {
  const [fallback = languages.locale] = languages.locales
  const start: FieldValue = { language: fallback, isOwn: false, value: document }
  return name
    .split('.')
    .reduce<FieldValue[]>(
      (values, key) => values.flatMap((each) => step(each, key, languages)),
      [start],
    )
}

/** What a value that may be kept by language is to the readers of one; nothing where it is empty. */
export function inLanguage(value: unknown, languages: Languages): FieldValue[] {
  const [language = languages.locale] = languages.locales
  const start = { isOwn: false, language }
  return stepInto({ value }, start, { key: 'value', languages })
}

function step({ value, isOwn, language }: FieldValue, key: string, languages: Languages) {
  if (!Array.isArray(value)) return stepInto(value, { isOwn, language }, { key, languages })
  return (value as unknown[]).flatMap((row) =>
    stepInto(row, { isOwn, language }, { key, languages }),
  )
}

function stepInto(
  row: unknown,
  { isOwn, language }: Omit<FieldValue, 'value'>,
  { key, languages }: { key: string; languages: Languages },
): FieldValue[] {
  if (typeof row !== 'object' || row === null) return []
  const inner = (row as Record<string, unknown>)[key]
  if (isEmpty(inner)) return []
  if (!isLocalized(inner, languages)) return [{ value: inner, isOwn, language }]
  const own = inner[languages.locale]
  if (!isEmpty(own)) return [{ value: own, isOwn: true, language: languages.locale }]
  const fallback = languages.locales[0] ?? language
  return isEmpty(inner[fallback]) ? [] : [{ value: inner[fallback], isOwn, language: fallback }]
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

function isLocalized(value: unknown, { locales }: Languages): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => locales.includes(key))
}
