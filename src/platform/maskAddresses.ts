/** `@` in any form: in other widths, or percent-encoded in a path, any number of times. */
const at = '(?:[@\\uff20\\ufe6b]|%(?:25)*40)'

const any = new RegExp(at)
const quoted = new RegExp(`"[^"\\n]*"${at}[^\\s<>"]*`, 'gi')
/** A run of the characters of an address; in a package's name, `@scope/name`, nothing stands before the `@`. */
const run = /[^\s<>()[\],;:"/\\?&=]+/g
const local = new RegExp(`[^@]${at}`)

/** A text without email addresses in any notation. Linear in its length, because anybody may write the text. */
export function maskAddresses(text: string): string {
  if (!any.test(text)) return text
  return text
    .replace(quoted, '[email]')
    .replace(run, (part) => (local.test(part) ? '[email]' : part))
}
