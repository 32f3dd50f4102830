export type Redacted = {
  /** The text with placeholders such as `[email]` instead of personal data and secrets. */
  text: string
  /** How many of each kind were masked. */
  masked: Partial<Record<RedactionKind, number>>
}

/** Masks personal data and secrets in normalised text, before it is stored or sent anywhere. */
export function redact(text: string): Redacted {
  const masked: Redacted['masked'] = {}
  let result = text.replace(dashes, '-')
  for (const { kind, replace } of redactions) {
    result = replace(result, () => {
      masked[kind] = (masked[kind] ?? 0) + 1
      return `[${kind}]`
    })
  }
  return { text: result, masked }
}

/** What stands between the digits of numbers for a hyphen, as text programs write it. */
const dashes = /[\u2010-\u2015\u2212\u00b7](?=[ (]{0,2}\p{Nd})/gu

const placeholder = /\[(?:email|phone|iban|card|secret|jwt|id|ip|name)\]/g

/** The text without placeholders, as a query for an index. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, ' ').replace(/\s+/g, ' ').trim()
}

/** Whether digits begin as payment cards do, which no year does, and pass their Luhn check (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  if (!/^(?:[3-6]\d|2[2-7]|8[12])\d{11,17}$/.test(digits)) return false
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

const digitRun = /\d(?:[ .,/_-]?\d){12,}/g

/** Masks each card; other numbers may stand directly beside it, so the longest row of whole groups that is one counts. */
function replaceCards(text: string, mask: () => string): string {
  return text.replace(digitRun, (run) => {
    const groups = run.split(/(?<=\D)/)
    let result = ''
    for (let at = 0; at < groups.length;) {
      const taken = cardAt(groups, at)
      at += Math.max(1, taken)
      const last = groups[at - 1] ?? ''
      result += taken > 0 ? mask() + last.replace(/\d/g, '') : last
    }
    return result
  })
}

/** How many groups of digits from here on are a card. */
function cardAt(groups: readonly string[], at: number): number {
  let digits = ''
  let count = 0
  for (let next = at; next < groups.length && digits.length < 19; next += 1) {
    digits += digitsOf(groups[next] ?? '')
    if (isCardNumber(digits)) count = next + 1 - at
  }
  return count
}

/** Whether the text, without gaps, passes the mod-97 check of ISO 13616. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  let rest = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

const ibanLike = /(?<!\w)[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}/gi

/** Masks each IBAN; text after it may look like part of it, so the longest valid prefix counts. */
function replaceIbans(text: string, mask: () => string): string {
  return text.replace(ibanLike, (match) => {
    for (let end = match.length; end >= 15; end -= 1) {
      const next = match[end]
      if (next !== undefined && !/[ -]/.test(next)) continue
      if (isIban(match.slice(0, end).replace(/[ -]/g, '').toUpperCase())) {
        return mask() + match.slice(end)
      }
    }
    return match
  })
}

type RedactionKind = 'secret' | 'jwt' | 'email' | 'iban' | 'card' | 'id' | 'phone' | 'ip' | 'name'

type Redaction = { kind: RedactionKind; replace: (text: string, mask: () => string) => string }

const digitsOf = (text: string) => text.replace(/\D/g, '')

const every = (pattern: RegExp) => (text: string, mask: () => string) => text.replace(pattern, mask)

const where =
  (pattern: RegExp, holds: (match: string) => boolean) => (text: string, mask: () => string) =>
    text.replace(pattern, (match) => (holds(match) ? mask() : match))

/** Keeps the words before the value: the first group of the pattern. */
const after = (pattern: RegExp) => (text: string, mask: () => string) =>
  text.replace(pattern, (_, lead: string) => lead + mask())

/** The formats that providers give their keys so that scanners can find them. */
const providerKey =
  /\b(?:(?:sk|pk|rk)[-_][\w-]{16,}|AKIA[0-9A-Z]{16}|gh[pousr]_\w{20,}|github_pat_\w{20,}|xox[abeoprs]-[\w-]{10,}|AIza[\w-]{30,}|whsec_[\w+/=]{16,}|glpat-[\w-]{16,})/g
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/gs
const namedSecret =
  /\b((?:pass(?:word|wd|phrase)|mot de passe|api[ _-]?key|secret|token|pin)\s*(?:is|est|[:=])\s*)(?!\[)\S{4,}/giu
const jwt = /\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g
const email =
  /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}\s?(?:@|%(?:25)*40|[[(]\s?at\s?[\])])\s?[\p{L}\p{N}-]{1,63}(?:(?:\.|\s?[[(]\s?dot\s?[\])]\s?)[\p{L}\p{N}-]{1,63})+/giu
const socialNumber = /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g
const ip = /(?<![\w.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?!\w|\.\d)/g
const phone =
  /(?<![\w.]|(?<!\bwa\.me)\/)(?:(?:\+|00) ?)?(?:\(\d{1,5}\)|\d)(?:[ .()/-]{0,2}\d){6,16}(?![\w/])/g
/** Between two numbers, each as long as one. */
const slash = /(?<=\d(?:[ .-]?\d){8})(\/)(?=\+?\d(?:[ .-]?\d){8})/
const namedPhone =
  /(?<!\p{L})((?:phone|mobile|call|tel|whatsapp|(?:my|our) number(?! of)|téléphone|(?:mon|notre) numéro|appel(?:ez|er)|رقمي|رقمنا|رقم هاتفي)\D{0,25}?)\d(?:[ .-]?\d){5,}/giu
const ownName =
  /((?:[Mm]y name is|[Jj]e m['’]appelle|اسمي)\s+)\p{L}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2}/gu

/** In this order: text masked by one pattern is hidden from the next. */
const redactions: readonly Redaction[] = [
  { kind: 'secret', replace: every(privateKey) },
  { kind: 'jwt', replace: every(jwt) },
  { kind: 'secret', replace: every(providerKey) },
  { kind: 'secret', replace: after(namedSecret) },
  { kind: 'email', replace: every(email) },
  { kind: 'iban', replace: replaceIbans },
  { kind: 'card', replace: replaceCards },
  { kind: 'id', replace: every(socialNumber) },
  { kind: 'ip', replace: every(ip) },
  { kind: 'phone', replace: replacePhones },
  { kind: 'phone', replace: after(namedPhone) },
  { kind: 'name', replace: after(ownName) },
]

/** Masks each phone number; one may stand directly behind another. */
function replacePhones(text: string, mask: () => string): string {
  const replace = where(phone, isPhone)
  return text
    .split(slash)
    .map((part) => replace(part, mask))
    .join('')
}

/** Years, dates and the numbers of regulations (2024/1689) look similar but have fewer digits or other gaps. */
function isPhone(match: string): boolean {
  const digits = digitsOf(match)
  if (/^(?:\+|00)/.test(match.trim())) return digits.length >= 7
  if (/^\d{3}[-.]\d{4}$/.test(match)) return true
  const groups = match.split(/\D+/).filter(Boolean)
  if (groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false
  return digits.length >= 9
}

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
