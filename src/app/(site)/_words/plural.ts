type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The plural form of a number in a language (CLDR plural rules). */
export function plural(language: string, number: number, forms: Forms): string {
  return forms[new Intl.PluralRules(language).select(number)] ?? forms.other
}
