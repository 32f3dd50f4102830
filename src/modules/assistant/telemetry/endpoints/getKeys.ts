import type { Endpoint } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../../../platform/api/endpoint.js'
import type { Signer } from '../createSigner.js'

const Jwks = z
  .strictObject({
    keys: z.array(
      z.strictObject({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  })
  .meta({ id: 'JsonWebKeySet' })

/** The public key for the feed's signatures; also at `/.well-known/jwks.json`. */
export const getKeys = (signer: Signer): Endpoint =>
  endpoint({
    operationId: 'telemetry.keys',
    method: 'get',
    path: '/well-known/jwks.json',
    summary: 'Get the public key of the assurance feed',
    output: Jwks,
    contentType: 'application/jwk-set+json',
    access: 'public',
    cache: { tags: [], maxAge: 3_600 },
    handler: () => ({ keys: [signer.publicKey] }),
  })
