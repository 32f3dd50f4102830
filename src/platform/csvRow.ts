/**
 * One row of CSV (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe instead
 * (OWASP, CSV Injection), and so does its full-width twin, which some of them fold. `readCell` takes it off again.
 */
export function csvRow(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** The text that `csvRow` made a cell of. */
export function readCell(text: string): string {
  return text.startsWith("'") && looksLikeFormula.test(text.slice(1)) ? text.slice(1) : text
}

// Behind apostrophes as well, or one that was there before could not be told from one that was added.
const looksLikeFormula = /^'*(?:\s*[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]|[\t\r\n])/u

function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && looksLikeFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
