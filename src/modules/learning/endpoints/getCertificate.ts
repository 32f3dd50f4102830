import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { readCertificate } from '../enrolments/readCertificate.js'
import { Certificate, CertificateParams } from '../enrolmentSchemas.js'

export const getCertificate = endpoint({
  operationId: 'certificates.get',
  method: 'get',
  path: '/lms/certificates/:id',
  summary: 'Get a certificate',
  params: CertificateParams,
  output: Certificate,
  problems: [problems.notFound],
  access: 'public',
  // Not cached: a revoked certificate must disappear everywhere at once.
  cache: { tags: ['enrolments', 'branding'], memory: false },
  handler: async ({ req, params: { id } }) => {
    const certificate = await readCertificate(req, id)
    if (!certificate) {
      throw new Problem(problems.notFound, { detail: 'No certificate was issued by this number.' })
    }
    return new Reply(certificate, { headers: { 'x-robots-tag': 'noindex' } })
  },
})
