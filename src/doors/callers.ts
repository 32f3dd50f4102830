import type { PayloadRequest } from 'payload'

import { type Role, roles } from '../platform/access.js'
import type { Contract } from '../platform/api/contract.js'

/** The labels of the reference page. */
type AccessLabel = 'Public' | 'OTP-verified' | 'Authenticated'

/** Who may call an operation. Learners are not users of Payload: its own routes treat them as anonymous. */
export type Callers = {
  /** `some`: depending on the document, for instance published ones only. */
  strangers: 'all' | 'some' | 'none'
  /** Staff of these roles, by session or key. */
  roles: readonly Role[]
  /** Whether it asks for a one-time passcode, or for the learner's session that a passcode opens. */
  isOtp?: boolean
}

type Rule = (call: { req: PayloadRequest }) => unknown

const user = (role: Role) => ({
  id: '00000000-0000-7000-8000-000000000000',
  collection: 'users',
  role,
})

/** Who a rule admits, found by calling it as each role and anonymously; a rule that admits to some documents counts. */
export function callersOf(rule: Rule): Callers {
  const stranger = ask(rule, null)
  return {
    strangers: stranger === true ? 'all' : stranger ? 'some' : 'none',
    roles: roles.filter((role) => ask(rule, user(role))),
  }
}

/** A rule that needs more than the caller decides by the document, so it may admit anybody. */
function ask(rule: Rule, asked: object | null): unknown {
  try {
    return rule({ req: { user: asked } as PayloadRequest })
  } catch {
    return {}
  }
}

/** Who may call one of our endpoints. */
export function callersOfContract({ access, auth }: Contract, asksForCode: boolean): Callers {
  if (access === 'public') {
    return { strangers: 'all', roles: auth === 'optional' ? roles : [], isOtp: asksForCode }
  }
  if (access.by === 'learners') return { strangers: 'none', roles: [], isOtp: true }
  return callersOf(access)
}

function labelOf({ strangers, isOtp }: Callers): AccessLabel {
  if (isOtp) return 'OTP-verified'
  return strangers === 'none' ? 'Authenticated' : 'Public'
}

/** Who may call, for programs that read the document. */
export function accessOf(callers: Callers) {
  const { roles: allowed } = callers
  return { 'x-access': labelOf(callers), ...(allowed.length > 0 && { 'x-roles': allowed }) }
}

/** Who may call, as a sentence. */
export function wordsFor(callers: Callers): string {
  const { strangers, roles: allowed, isOtp = false } = callers
  const label = `**Access:** ${labelOf(callers)}`
  if (isOtp) {
    return strangers === 'none'
      ? `${label}, with a learner’s session.`
      : `${label}, by a passcode sent by email.`
  }
  if (strangers === 'none') return `${label}, as ${listed(allowed)}.`
  if (strangers === 'some')
    return `${label} for what is published; ${listed(allowed)} also get drafts.`
  return `${label}.`
}

function listed(names: readonly string[]): string {
  if (names.length === roles.length) return 'staff of any role'
  const [last = '', ...others] = [...names].reverse()
  return others.length > 0 ? `${others.reverse().join(', ')} or ${last}` : last
}
