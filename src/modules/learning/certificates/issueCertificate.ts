import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { localization } from '../../../platform/localization.js'
import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { crockford } from '../../../platform/text.js'
import { type Criteria, insertCertificate, Titles } from './certificateStore.js'

type Completed = {
  enrolmentId: string
  learnerId: string
  courseId: string
  criteria: Criteria
}

/**
 * Issues the certificate of a completed enrolment in the transaction of `req` and returns its number; undefined if there
 * is one already. Keeps what the course and the company are called now.
 */
export async function issueCertificate(
  req: PayloadRequest,
  { enrolmentId, learnerId, courseId, criteria }: Completed,
): Promise<string | undefined> {
  const { slug, title, durationHours } = await req.payload.findByID({
    collection: 'courses',
    id: courseId,
    select: { slug: true, title: true, durationHours: true },
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    req,
  })
  const titles = Titles.parse(withoutEmpty(title))
  const { name, legalName } = await readMailBrand(req.payload, req)
  const number = createNumber()
  const isNew = await insertCertificate(req, {
    number,
    title: titles[localization.defaultLocale] ?? Object.values(titles)[0] ?? slug,
    titles,
    course: slug,
    hours: durationHours ?? null,
    issuer: legalName ?? name,
    enrolmentId,
    learnerId,
    courseId,
    criteria,
  })
  if (isNew) await announceChange(req, ['certificates'])
  return isNew ? number : undefined
}

/** A field in all languages is an object, despite its type; a draft may have none. */
function withoutEmpty(title: unknown) {
  return Object.fromEntries(Object.entries(title ?? {}).filter(([, text]) => Boolean(text)))
}

const length = 12

/**
 * A new number such as 7K2M-9QXA-4TBR-5: 60 random bits, so it cannot be guessed or counted, and Crockford's check
 * symbol, so a slip of the pen is noticed. Draws again where the symbol would not be a letter or digit.
 */
export function createNumber(): string {
  for (;;) {
    const value = randomBytes(8).readBigUInt64BE() >> 4n
    const check = crockford[Number(value % 37n)]
    if (check !== undefined) return group(digitsOf(value) + check)
  }
}

function digitsOf(value: bigint): string {
  const digits = Array.from(
    { length },
    (_, place) => crockford[Number((value >> BigInt(5 * place)) & 31n)],
  )
  return digits.reverse().join('')
}

const group = (digits: string) => digits.replace(/.{4}(?=.)/g, '$&-')

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The number that somebody typed in the form it was issued in: without regard to case, spaces and hyphens, and with
 * O, I and L as the digits they were read from. Numbers issued before were UUIDs. Undefined if it cannot be one.
 */
export function parseNumber(typed: string): string | undefined {
  const plain = typed.trim()
  if (uuid.test(plain.toLowerCase())) return plain.toLowerCase()
  const digits = plain.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const values = Array.from(digits, (digit) => crockford.indexOf(digit))
  if (values.length !== length + 1 || values.includes(-1)) return undefined
  const value = values.slice(0, length).reduce((sum, each) => sum * 32n + BigInt(each), 0n)
  return Number(value % 37n) === values[length] ? group(digits) : undefined
}
