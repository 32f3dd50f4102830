/** Markup, and elements whose text is no prose. */
const markup = '<(?<tag>script|style|pre|code|textarea)\\b[\\s\\S]*?</\\k<tag>>|<[^>]*>'

const spaces = new RegExp(`(${markup})| (?=[:;?!»])|(?<=«) |(?<=\\d) (?=[€£$%]|\\d{3}(?!\\d))`, 'g')

/**
 * HTML in which no line breaks before `:`, `;`, `?`, `!` and `»`, after `«`, nor in numbers such as `16 500 €`: French
 * puts a space there, and people type an ordinary one. HTML in other languages is returned as it is.
 */
export function keepFrenchSpaces(html: string, locale: string): string {
  if (locale !== 'fr') return html
  return html.replace(spaces, (found, skipped: string | undefined) =>
    skipped === undefined ? '\u00a0' : found,
  )
}
