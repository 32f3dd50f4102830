import { randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { type Role, roles } from '../../../../platform/access.js'
import { isRecord } from '../../../../platform/isRecord.js'
import { isServiceAccount } from '../../users/userStore.js'
import type { Claims } from './createOidc.js'
import { SignInRefusal } from './SignInRefusal.js'

const Person = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  // Many providers do not say; the issuer is the company's own, so only a plain no counts.
  email_verified: z.literal([true, 'true']).optional(),
  name: z.string().trim().max(120).optional().catch(undefined),
})

/**
 * The account of the person that the provider names, by the subject it was linked to, at first by their address. The
 * claim decides about the role at each sign-in; an unknown person gets an account only with a role that it gives.
 */
export async function acceptIdentity(
  req: PayloadRequest,
  claims: Claims,
  roleClaim: string | undefined,
): Promise<string> {
  const person = Person.safeParse(claims)
  if (!person.success) throw new SignInRefusal('no-email')
  const { email, name } = person.data
  const subject = `${claims.iss} ${claims.sub}`
  const role = roleClaim === undefined ? undefined : roleIn(claims, roleClaim)
  const find = (field: 'oidcSubject' | 'email', value: string) =>
    req.payload.db.findOne<{ id: string; role: Role; oidcSubject?: string | null }>({
      collection: 'users',
      req,
      where: { [field]: { equals: value } },
    })
  const user = (await find('oidcSubject', subject)) ?? (await find('email', email))
  if (!role && (roleClaim !== undefined || !user)) throw new SignInRefusal('no-role')
  if (!user) return createUser(req, { email, name, role: role ?? 'viewer', oidcSubject: subject })
  const isOthers = Boolean(user.oidcSubject) && user.oidcSubject !== subject
  if (isOthers || isServiceAccount(user)) throw new SignInRefusal('other-account')
  const data = { oidcSubject: subject, role: role ?? user.role }
  if (data.role !== user.role || !user.oidcSubject) {
    await req.payload.update({ collection: 'users', id: user.id, data, req, overrideAccess: true })
  }
  return user.id
}

type NewUser = { email: string; name: string | undefined; role: Role; oidcSubject: string }

/** With a password that nobody knows, because Payload makes no account without one. */
async function createUser(req: PayloadRequest, { name, ...data }: NewUser): Promise<string> {
  const password = randomBytes(32).toString('base64url')
  const { id } = await req.payload.create({
    collection: 'users',
    data: { ...data, ...(name && { name }), password },
    req,
    overrideAccess: true,
  })
  return id
}

/** The strongest of our roles in the claim: a text or a list, by its name or by a path like `realm_access.roles`. */
function roleIn(claims: Claims, claim: string): Role | undefined {
  const nested = () =>
    claim
      .split('.')
      .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), claims)
  const given = [claims[claim] ?? nested()].flat()
  return roles.find((role) => given.includes(role))
}
