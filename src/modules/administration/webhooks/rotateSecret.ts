import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { DocumentParams, NewSecret } from '../schemas.js'
import { replaceSecret } from './replaceSecret.js'

export const rotateSecret = endpoint({
  operationId: 'webhooks.rotateSecret',
  method: 'post',
  path: '/:id/rotate-secret',
  summary: 'Rotate the signing secret of a webhook',
  description:
    'The secret is shown only in this response. The former one stays active for 24 hours.',
  params: DocumentParams,
  output: NewSecret,
  problems: [problems.notFound],
  access: staff('admin'),
  handler: async ({ req, params }) =>
    new Reply(await replaceSecret(req, params.id), {
      headers: { 'cache-control': 'private, no-store' },
    }),
})
