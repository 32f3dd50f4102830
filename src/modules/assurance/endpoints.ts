import type { Endpoint } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../platform/api/endpoint.js'
import { entityTag } from '../../platform/http/entityTag.js'
import { preferredType } from '../../platform/http/accept.js'
import { problems } from '../../platform/http/Problem.js'
import type { Signer } from './createSigner.js'
import { readDocument } from './readDocument.js'
import {
  asCloudEvent,
  JsonSchema,
  TelemetryDocument,
  TelemetryQuery,
  telemetrySchema,
} from './schemas.js'
import type { SignalStreams } from './signals/createStreams.js'

const batchType = 'application/cloudevents-batch+json'
const streamType = 'text/event-stream'

type Parts = {
  signer: Signer
  streams: SignalStreams
  /** Resolves when the first self-tests since the start have finished. */
  tested: () => Promise<void>
}

/** The feed: one document, a batch of CloudEvents, or an event stream. */
export const getTelemetry = ({ signer, streams, tested }: Parts): Endpoint =>
  endpoint({
    operationId: 'telemetry.get',
    path: '/tools/ai-assurance/telemetry',
    summary: 'Get the assurance feed',
    description:
      'Metrics of the last 24 hours, signals in the order of their commit, and the results of self-tests. Go on from `page.next` with `since`: nothing is lost or repeated while others write. As `text/event-stream` it sends each new signal, from `since` or `Last-Event-ID` on, else from now. The strong ETag covers all but `generatedAt` and `window.to`; the answer is signed (RFC 9421) and never compressed, so that its digest is that of what arrives.',
    query: TelemetryQuery,
    output: TelemetryDocument,
    otherContentTypes: [batchType, streamType],
    // For who opens too many streams.
    problems: [problems.invalidQuery, problems.rateLimited, problems.unavailable],
    access: 'public',
    headers: ['Content-Digest', 'Link'],
    cache: { tags: [], memory: false },
    handler: async ({ req, query }) => {
      const accepted = preferredType(req.headers.get('accept'), ['application/json', streamType])
      if (accepted === streamType) return streams.open(req, query)
      await tested()
      const document = await readDocument(req, query)
      const isBatch = query.format === 'cloudevents'
      const contentType = isBatch ? batchType : 'application/json'
      const body = Buffer.from(
        JSON.stringify(isBatch ? document.signals.map(asCloudEvent) : document),
      )
      return new Response(body, {
        headers: {
          ...signer.headersFor(body, contentType, new Date(document.generatedAt)),
          'content-type': contentType,
          'cache-control': 'public, max-age=0, must-revalidate, no-transform',
          etag: tagOf(document, contentType),
          link: `<${document.links.next ?? ''}>; rel="next", <${document.links.schema ?? ''}>; rel="describedby"`,
        },
      })
    },
  })

/** The same for the same content, independent of the time. */
function tagOf({ generatedAt, window, ...content }: TelemetryDocument, contentType: string) {
  const { from } = window
  return entityTag(JSON.stringify({ ...content, from, contentType, timed: generatedAt !== '' }))
}

export const getSchema = endpoint({
  operationId: 'telemetry.schema',
  path: '/tools/ai-assurance/telemetry/schema',
  summary: 'Get the JSON Schema of the assurance feed',
  output: JsonSchema,
  contentType: 'application/schema+json',
  access: 'public',
  cache: { tags: [], maxAge: 3_600 },
  handler: () => telemetrySchema,
})

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
    path: '/well-known/jwks.json',
    summary: 'Get the public key of the assurance feed',
    output: Jwks,
    contentType: 'application/jwk-set+json',
    access: 'public',
    cache: { tags: [], maxAge: 3_600 },
    handler: () => ({ keys: [signer.publicKey] }),
  })
