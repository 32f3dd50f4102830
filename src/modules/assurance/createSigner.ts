import { createHash, sign } from 'node:crypto'

import { deriveKey } from '../../platform/secrets.js'

export type Signer = ReturnType<typeof createSigner>

/** Signs with a key derived from PAYLOAD_SECRET. */
export function createSigner(secret: string) {
  const { key, x } = deriveKey(secret, 'foyer.assurance.ed25519')
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
  return {
    /** A JWK (RFC 8037) with its thumbprint (RFC 7638) as `kid`. */
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' } as const,
    /** The headers that prove the origin and integrity of a 200 response (RFC 9530, RFC 9421). */
    headersFor: (body: Uint8Array, contentType: string, at: Date) => {
      const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
      const created = Math.floor(at.getTime() / 1_000)
      const covered = '("@status" "content-type" "content-digest")'
      const parameters = `${covered};created=${created};keyid="${kid}";alg="ed25519"`
      const base = [
        '"@status": 200',
        `"content-type": ${contentType}`,
        `"content-digest": ${digest}`,
        `"@signature-params": ${parameters}`,
      ].join('\n')
      return {
        'content-digest': digest,
        'signature-input': `sig1=${parameters}`,
        signature: `sig1=:${sign(null, Buffer.from(base), key).toString('base64')}:`,
      }
    },
  }
}
