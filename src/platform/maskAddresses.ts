/** `@` as it may come: in other widths, or percent-encoded in a path, however many times. */
const at = '(?:[@\\uff20\\ufe6b]|%(?:25)*40)'

const any = new RegExp(at)
const quoted = new RegExp(`"[^"\\n]*"${at}[^\\s<>"]*`, 'gi')
/** A run of what an address is made of; a package's name, `@scope/name`, has nothing before its `@`. */
const run = /[^\s<>()[\],;:"/\\?&=]+/g
const local = new RegExp(`[^@]${at}`)

/** A text without e-mail addresses, in whatever form they are written. Linear in its length, for anybody may write it. */
export function maskAddresses(text: string): string {
  if (!any.test(text)) return text
  return text
    .replace(quoted, '[email]')
    .replace(run, (part) => (local.test(part) ? '[email]' : part))
}
