/**
 * One row of CSV (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe instead
 * (OWASP, CSV Injection), and so does its full-width twin, which some of them fold.
 */
export function csvRow(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

const looksLikeFormula = /^\s*[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]|^[\t\r\n]/u

function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && looksLikeFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
