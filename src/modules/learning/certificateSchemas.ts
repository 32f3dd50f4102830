import { z } from 'zod'

import { requiredText } from '../../platform/text.js'

const address = z.string()

export const Certificate = z
  .object({
    id: z.string().meta({ examples: ['7K2M-9QXA-4TBR-5'] }),
    status: z.enum(['valid', 'revoked']),
    learner: z.object({ name: z.string().nullable() }),
    course: z.object({
      title: z.string(),
      slug: z.string().nullable().describe('When it was issued; an old slug keeps redirecting.'),
      durationHours: z.number().nullable(),
    }),
    issuedAt: z.iso.datetime(),
    issuer: z.string(),
    revokedAt: z.iso.datetime().nullable(),
    url: address.describe('The page that people check it on.'),
    image: address.describe('The picture for links to it.'),
  })
  .meta({ id: 'Certificate' })

export type Certificate = z.output<typeof Certificate>

/** Spaces, hyphens and case do not matter. */
export const CertificateParams = z.object({ id: z.string().min(1).max(60) })

export const Revocation = z.strictObject({
  reason: requiredText(500).describe('Only staff see it.'),
  replace: z
    .boolean()
    .default(false)
    .describe('Issues another one at once, under the learner’s present name.'),
})

export const Revoked = z
  .object({ number: z.string(), revokedAt: z.iso.datetime(), replacement: z.string().nullable() })
  .meta({ id: 'RevokedCertificate' })

const contexts = z.array(z.string())
const types = z.array(z.string())

/** An Open Badges 3.0 credential with its proof (https://www.imsglobal.org/spec/ob/v3p0/). */
export const OpenBadge = z
  .strictObject({
    '@context': contexts,
    id: address,
    type: types,
    name: z.string(),
    issuer: z.strictObject({ id: address, type: types, name: z.string(), url: address }),
    validFrom: z.iso.datetime(),
    awardedDate: z.iso.datetime(),
    credentialSubject: z.strictObject({
      id: address,
      type: types,
      identifier: z
        .array(
          z.strictObject({
            type: z.string(),
            hashed: z.boolean(),
            identityHash: z.string(),
            identityType: z.string(),
          }),
        )
        .optional(),
      achievement: z.strictObject({
        id: address,
        type: types,
        achievementType: z.string(),
        name: z.string(),
        description: z.string(),
        criteria: z.strictObject({ narrative: z.string() }),
        image: z.strictObject({ id: address, type: z.string() }),
      }),
    }),
    credentialSchema: z.array(z.strictObject({ id: address, type: z.string() })),
    credentialStatus: z.strictObject({ id: address, type: z.string() }),
    proof: z.array(
      z.strictObject({
        type: z.string(),
        cryptosuite: z.string(),
        created: z.iso.datetime(),
        verificationMethod: address,
        proofPurpose: z.string(),
        proofValue: z.string(),
      }),
    ),
  })
  .meta({ id: 'OpenBadge' })

const key = {
  id: address,
  type: z.string(),
  controller: address,
  publicKeyMultibase: z.string(),
}

export const BadgeKey = z.strictObject({ '@context': z.string(), ...key }).meta({ id: 'BadgeKey' })

export const BadgeKeyParams = z.object({ key: z.string().max(80) })

export const BadgeIssuer = z
  .strictObject({
    '@context': contexts,
    id: address,
    type: types,
    name: z.string(),
    url: address,
    verificationMethod: z.array(z.strictObject(key)),
    assertionMethod: z.array(address),
  })
  .meta({ id: 'BadgeIssuer' })

export const BadgeRevocations = z
  .strictObject({
    id: address,
    issuer: address,
    revokedCredential: z.array(z.strictObject({ id: address, revoked: z.boolean() })),
  })
  .meta({ id: 'BadgeRevocations' })
