import { endpoint } from '../../../platform/http/endpoint.js'
import { ShareImageQuery } from '../schemas.js'

export const shareImage = ({ secret }: { secret: string }) =>
  endpoint({
    operationId: 'og.get',
    method: 'get',
    path: '/og',
    summary: 'Draw a share image',
    query: ShareImageQuery,
    access: 'public',
    handler: () => new Response(secret),
  })
