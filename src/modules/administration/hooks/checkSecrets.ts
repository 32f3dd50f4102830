import { type PayloadRequest, ValidationError } from 'payload'

import type { Operation } from '../../../platform/access.js'
import { platformOf } from '../../../platform/platform.js'

type Rule = { path: 'password' | 'apiKey'; min: number; max: number }

const rules: Rule[] = [
  // NIST SP 800-63B asks for length and against rules on characters; the maximum limits the work of hashing.
  { path: 'password', min: 12, max: 256 },
  // The same as for ADMIN_API_KEY. The field's own validation only sees the encrypted key, which is never short.
  { path: 'apiKey', min: 32, max: 256 },
]

/** Refuses a new password or API key that is too short or too long, or a password that is easily guessed. */
export async function checkSecrets({ args, operation, overrideAccess, req }: Operation) {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return
  const { data = {} } = args as { data?: Partial<Record<Rule['path'], unknown>> }
  const errors = rules.filter(({ path, ...rule }) => !isFine(data[path], rule)).map(describe)
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors })
  // The settings of the first admin are those of who runs the service.
  if (overrideAccess || typeof data.password !== 'string' || data.password === '') return
  const message =
    'This password is among the first that are guessed. Use three or more other words.'
  if (isWeakPassword(data.password, await companyWords(req))) {
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
  }
}

async function companyWords(req: PayloadRequest): Promise<string[]> {
  const select = { name: true } as const
  const brand = await req.payload.findGlobal({ slug: 'branding', depth: 0, select, req })
  const { hostname } = new URL(platformOf(req.payload).serverUrl)
  return [...brand.name.split(/\s+/), ...hostname.split('.').filter((part) => part !== 'example')]
}

function isFine(value: unknown, { min, max }: Pick<Rule, 'min' | 'max'>): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'string' && value.length >= min && value.length <= max
}

function describe({ path, min, max }: Rule) {
  return { path, message: `Use ${String(min)} to ${String(max)} characters.` }
}

/** The words that lists of stolen passwords are made of; twelve characters are often two of them and a year. */
const common =
  /p[a@]ssw[o0]r[dt]|pass(?:phrase|code)?|qwert[yz]\w{0,5}|asdf\w{0,5}|[yz]xcvb\w{0,3}|1q2w3e\w{0,8}|welcome|letmein|admin(?:istrator)?|iloveyou|monkey|dragon|football|baseball|sunshine|princess|superman|trustno|master|secret|login|changeme|hello|abc|foyer/gi

const keyboard = '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm'
const backwards = Array.from(keyboard).reverse().join('')

const fewestOthers = 3

/**
 * Whether a password is one of the first that attackers try (NIST SP 800-63B, 3.1.1.2): common words, the company's or
 * the person's own, runs and repetitions. There are no rules on kinds of characters.
 */
export function isWeakPassword(password: string, ownWords: readonly string[]): boolean {
  const plain = password.toLowerCase()
  const isRepeated = /^(.{1,6})\1+.{0,5}$/.test(plain)
  const isRun = keyboard.includes(plain) || backwards.includes(plain)
  const own = ownWords.filter((word) => word.length >= 4).map((word) => word.toLowerCase())
  const without = own.reduce((rest, word) => rest.replaceAll(word, ''), plain)
  const others = without.replace(common, '').replace(/[\d\p{P}\p{S}\s]/gu, '')
  return isRepeated || isRun || others.length < fewestOthers
}
