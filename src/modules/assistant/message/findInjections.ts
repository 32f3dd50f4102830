import { normalizeText } from './normalizeText.js'

/** The ids of the rules that the text matches, with look-alike letters read as what they look like, or in base64. */
export function findInjections(text: string): string[] {
  const readings = [...new Set([text, inLatin(text)]), ...decoded(text)]
  const found = injectionRules.filter(({ pattern, holds }) =>
    readings.some((reading) =>
      holds ? reading.match(pattern)?.some(holds) : reading.search(pattern) >= 0,
    ),
  )
  return [...new Set(found.map(({ id }) => id))]
}

/** Cyrillic and Greek letters that look like Latin ones; they count only inside words that have Latin letters too. */
const lookAlikes = new Map(
  ('аaеeоoрpсcуyхxіiјjѕsԁdһhνvοoαaιiκkρpτtυuмmтtнhкkвb'.match(/../gu) ?? []).map(
    (pair): [string, string] => [pair.charAt(0), pair.charAt(1)],
  ),
)

function inLatin(text: string): string {
  if (!/[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(text)) return text
  return text.replace(/\p{L}+/gu, (word) =>
    /[a-z]/i.test(word)
      ? word.replace(/./gu, (letter) => lookAlikes.get(letter.toLowerCase()) ?? letter)
      : word,
  )
}

/** What stands in base64, where it is plain text; normalised as a message is. */
function decoded(text: string): string[] {
  return (text.match(/[A-Za-z0-9+/]{20,}={0,2}/g) ?? []).flatMap((part) => {
    const plain = Buffer.from(part, 'base64').toString('utf8')
    return isPlain(plain) ? [normalizeText(plain)] : []
  })
}

function isPlain(text: string): boolean {
  return /^[\p{L}\p{N}\p{P}\p{Z}\s]+$/u.test(text)
}

/** Whether a long run of letters and digits hides text: words, paths and checksums do not. */
function hidesPlainText(run: string): boolean {
  const hex = /(?:[0-9a-f]{2}){40,}/i.exec(run)?.[0]
  if (hex !== undefined && isPlain(Buffer.from(hex, 'hex').toString('utf8'))) return true
  return isPlain(Buffer.from(run, 'base64').toString('utf8'))
}

/** What is left to answer without the injections. */
export function withoutInjections(text: string): string {
  const rest = injectionRules.reduce(
    (left, { pattern, holds }) =>
      left.replace(pattern, (match) => (holds && !holds(match) ? match : ' ')),
    text,
  )
  return rest.replace(/\s+/g, ' ').trim()
}

const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u{e0000}-\u{e007f}]/gu

/** Characters that readers do not see but models do: more than typing leaves behind. */
export function hidesText(raw: string): boolean {
  return (raw.match(hidden)?.length ?? 0) >= 4
}

type InjectionRule = {
  /** Ends in a version: a rule that matches differently gets a new one. */
  id: string
  pattern: RegExp
  /** What else is true of what it matches. */
  holds?: (match: string) => boolean
}

const orders =
  'instructions?|rules?|prompts?|guidelines?|directions?|restrictions?|guardrails?|consignes?|règles?'

/**
 * Patterns of prompt injection in messages and content (OWASP's prompt injection cheat sheet). They mark and count; no
 * answer is refused because of one. What may repeat is bounded: anybody may send what nearly matches all over.
 */
const injectionRules: readonly InjectionRule[] = [
  {
    id: 'override-instructions-1',
    pattern: new RegExp(
      String.raw`\b(?:ignor\w*|disregard|forget|overrid\w*|bypass|oubli\w*)\b[^.!?]{0,40}?\b(?:${orders})(?!\p{L})(?: (?:above|below|before|so far|(?:that )?you (?:were given|have|got)))?` +
        String.raw`|\b(?:new|updated) (?:system )?instructions?\s*:` +
        String.raw`|\bne (?:tiens|tenez) (?:plus|pas) compte\b[^.!?]{0,40}?\b(?:${orders})(?!\p{L})` +
        String.raw`|\b(?:ignor\w*|disregard|forget) (?:everything|all|anything)\b[^.!?]{0,20}\b(?:above|before|previous\w*|earlier|told)\b` +
        String.raw`|(?:تجاهل|انس|اهمل|أهمل)[^.!؟]{0,40}(?:التعليمات|تعليمات|الأوامر|أوامر|القواعد|ما سبق)`,
      'giu',
    ),
  },
  {
    id: 'role-play-2',
    pattern:
      /\b(?:you are now|from now on,? you|pretend (?:to be|you are|that you)|(?:behave|respond|answer|act) as (?:if you|though you|an? (?:unrestricted|unfiltered|evil|different|hacker|dan|root|admin))|do anything now|(?:developer|dan|god|jailbreak) mode|jailbreak|(?:tu es|vous êtes) (?:désormais|maintenant) (?:sans|un|une|libre|en mode)|fais comme si|faites comme si|mode (?:développeur|débogage|admin\w*)|(?:authori[sz]e|enable|enter|activate|engage|turn on|switch (?:in)?to)\b[^.!?]{0,20}?\b(?:debug|maintenance|admin|administrator|root|sudo|unrestricted) mode)\b/giu,
  },
  {
    id: 'system-tag-3',
    pattern:
      /<\/?(?:system|assistant|developer|tool|instructions?|context|sources?|prompt)\b[^>]{0,200}>|<\|[\w ]{2,30}\|>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|(?:^|[\n.!?>])\s{0,3}#{0,4}\s{0,3}(?:system|assistant|developer)(?: (?:message|prompt))?\s{0,3}:/giu,
  },
  {
    id: 'prompt-exfiltration-3',
    pattern:
      /\b(?:reveal|show|print|repeat|output|leak|display|recite|dump|give me|tell me|what (?:is|are|was|were))\b[^.!?]{0,40}?(?<!\ban? )\b(?:your|system|initial|hidden|secret|original|developer)\s(?:[a-z]+\s){0,2}?(?:prompts?|instructions|configuration|canary)\b|\brepeat (?:everything|all|the (?:words|text)) above\b|(?:^|[.!?:]\s*)(?:please )?repeat (?:exactly|verbatim|word for word|after me)\b|\b(?:montre|révèle|affiche|donne|écris)\S{0,20} [^.!?]{0,30}\b(?:tes|vos|ton|votre) (?:instructions|consignes|prompt|invite)\b|(?:اكتب|اعرض|أظهر|اكشف)[^.!؟]{0,30}(?:تعليماتك|أوامرك)|أنت الآن (?:في وضع|بلا قيود)/giu,
  },
  {
    id: 'encoded-payload-3',
    pattern:
      /\b(?:(?=[a-z0-9+/]*[A-Z])(?=[A-Z0-9+/]*[a-z])(?=[A-Za-z+/]*\d)[A-Za-z0-9+/]{32,}={0,2}|(?:\\u[0-9A-Fa-f]{4}){6,})|\b(?:[Bb]ase64|BASE64|[Rr]ot13|ROT13|[Hh]ex)[- ]?(?:[Dd]ecode|[Ee]ncoded)\b/g,
  },
  {
    id: 'encoded-payload-3',
    pattern: /\b[A-Za-z0-9+/]{80,}={0,2}/g,
    holds: hidesPlainText,
  },
  {
    id: 'url-exfiltration-2',
    pattern:
      /!\[[^\]]{0,300}\]\([^)]{0,1000}\)|\b(?:send|post|forward|upload|append|exfiltrate|submit)\b[^.!?]{0,60}?(?:https?:\/\/|www\.)\S+/gi,
  },
]
