/** Reads `word: its other forms` into what each of the other forms is a form of. */
export function readRows(rows: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const row of rows.trim().split(/\s*\n\s*/)) {
    const [word = '', forms = ''] = row.split(': ')
    for (const form of forms.split(' ')) words.set(form, word)
  }
  return words
}
