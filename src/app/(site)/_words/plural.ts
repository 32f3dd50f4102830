type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The form that a language uses for this number (CLDR plural rules). */
export function plural(language: string, number: number, forms: Forms): string {
  return forms[new Intl.PluralRules(language).select(number)] ?? forms.other
}
