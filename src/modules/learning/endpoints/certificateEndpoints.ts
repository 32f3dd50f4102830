import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { preferredType } from '../../../platform/http/accept.js'
import { Reply } from '../../../platform/http/reply.js'
import { IdParams, LocaleQuery } from '../../../platform/http/parameters.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import {
  BadgeIssuer,
  BadgeKey,
  BadgeKeyParams,
  BadgeRevocations,
  Certificate,
  CertificateParams,
  OpenBadge,
  Revocation,
  Revoked,
} from '../certificateSchemas.js'
import { readBadge, readIssuer, readKey, readRevocations } from '../certificates/openBadge.js'
import { printCertificate } from '../certificates/printCertificate.js'
import { readCertificate } from '../certificates/readCertificate.js'
import {
  alreadyRevoked,
  noEnrolment,
  revokeCertificate as revoke,
} from '../certificates/revokeCertificate.js'

const revoked: ProblemType = {
  code: 'certificate_revoked',
  status: 410,
  title: 'This certificate was revoked',
  detail: 'It no longer counts. Ask whoever issued it.',
}

/** Not kept in memory: a revoked certificate must be revoked everywhere at once. */
const cache = { tags: ['certificates', 'branding'], memory: false }

const downloads = { name: 'certificate-downloads', points: 60, seconds: 60 }

const unlisted = { 'x-robots-tag': 'noindex' }

type CertificateLookup = { number: string; locale?: string | undefined }

async function find(req: PayloadRequest, { number, locale }: CertificateLookup) {
  const certificate = await readCertificate(req, number, requestLocale(req, locale))
  if (certificate) return certificate
  throw new Problem(problems.notFound, { detail: 'There is no certificate by this number.' })
}

async function findValid(req: PayloadRequest, lookup: CertificateLookup): Promise<Certificate> {
  const certificate = await find(req, lookup)
  if (certificate.status === 'revoked') throw new Problem(revoked)
  return certificate
}

const getPdf = endpoint({
  operationId: 'certificates.download',
  path: '/lms/certificates/:id.pdf',
  summary: 'Download a certificate as a PDF',
  description:
    'In the language of `locale`, with a QR code that leads to the page that confirms it.',
  params: CertificateParams,
  query: LocaleQuery,
  contentType: 'application/pdf',
  problems: [problems.notFound, revoked],
  access: 'public',
  limit: [downloads],
  cache,
  handler: async ({ req, params: { id: number }, query: { locale } }) => {
    const certificate = await findValid(req, { number, locale })
    const pdf = await printCertificate(req, certificate, requestLocale(req, locale))
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...unlisted,
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="certificate-${certificate.id}.pdf"`,
      },
    })
  },
})

const getCertificate = endpoint({
  operationId: 'certificates.get',
  path: '/lms/certificates/:id',
  summary: 'Get a certificate',
  description:
    'For anyone who has its number. What it says is as it was issued, whatever the course is called today; of one that was revoked only that is said. Who opens the address in a browser gets the page.',
  params: CertificateParams,
  query: LocaleQuery,
  output: Certificate,
  hasPage: true,
  problems: [problems.notFound],
  access: 'public',
  cache,
  handler: async ({ req, params: { id: number }, query: { locale } }) =>
    // A browser gets the page here.
    new Reply(await find(req, { number, locale }), { headers: { ...unlisted, vary: 'Accept' } }),
})

const badgeTypes = ['application/json', 'application/vc', 'application/ld+json'] as const

const getBadge = endpoint({
  operationId: 'certificates.badge',
  path: '/lms/certificates/:id/badge',
  summary: 'Get a certificate as an Open Badges 3.0 credential',
  description:
    'Signed with Ed25519 (`eddsa-rdfc-2022`). The key is published at `verificationMethod`, what was revoked at `credentialStatus`.',
  params: CertificateParams,
  output: OpenBadge,
  otherContentTypes: ['application/vc', 'application/ld+json'],
  problems: [problems.notFound, revoked],
  access: 'public',
  limit: [downloads],
  cache,
  handler: async ({ req, params: { id: number } }) => {
    const badge = await readBadge(req, await findValid(req, { number }))
    const type = preferredType(req.headers.get('accept'), badgeTypes)
    return new Reply(badge, { headers: { ...unlisted, 'content-type': type } })
  },
})

const getIssuer = endpoint({
  operationId: 'badges.issuer',
  path: '/lms/issuer',
  summary: 'Get the issuer of the badges and its keys',
  output: BadgeIssuer,
  access: 'public',
  cache: { tags: ['branding'] },
  handler: ({ req }) => readIssuer(req),
})

const getKey = endpoint({
  operationId: 'badges.key',
  path: '/lms/issuer/keys/:key',
  summary: 'Get the public key that a badge was signed with',
  params: BadgeKeyParams,
  output: BadgeKey,
  problems: [problems.notFound],
  access: 'public',
  cache: { tags: [] },
  handler: async ({ req, params }) => {
    const key = await readKey(req, params.key)
    if (key) return key
    throw new Problem(problems.notFound, { detail: 'No badge is signed with this key.' })
  },
})

const getRevocations = endpoint({
  operationId: 'badges.revocations',
  path: '/lms/issuer/revocations',
  summary: 'List revoked badges',
  description: 'A 1EdTech Revocation List.',
  output: BadgeRevocations,
  access: 'public',
  cache: { tags: ['certificates'] },
  handler: ({ req }) => readRevocations(req),
})

/** What anybody can read of certificates and badges; the PDF first, because its path also fits the next. */
export const certificateEndpoints = [
  getPdf,
  getCertificate,
  getBadge,
  getIssuer,
  getKey,
  getRevocations,
]

/** Below the collection. */
export const revokeCertificate = endpoint({
  operationId: 'certificates.revoke',
  method: 'post',
  path: '/:id/revoke',
  summary: 'Revoke a certificate',
  description:
    'It cannot be undone. The page and the address of its badge say so at once, and the badge is on the revocation list. With `replace` another one is issued, for example under a corrected name.',
  params: IdParams,
  body: Revocation,
  output: Revoked,
  problems: [problems.notFound, alreadyRevoked, noEnrolment],
  idempotent: true,
  access: staff('admin'),
  handler: ({ req, params: { id }, body }) => revoke(req, { id, ...body }),
})
