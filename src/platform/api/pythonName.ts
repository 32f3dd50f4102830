const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)

/** `getBySlug` as Python writes it: `get_by_slug`. */
export const snake = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A name that is valid in Python: `fallback-locale` becomes `fallback_locale`, `from` becomes `from_`. */
export function pythonName(name: string): string {
  const plain = name.replace(/\W/g, '_')
  return keywords.has(plain) ? `${plain}_` : plain
}
