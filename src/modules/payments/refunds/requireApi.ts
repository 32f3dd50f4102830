import type { PayloadRequest } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import type { GatewayApi } from '../gateway/Gateway.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { gatewayNotConfigured } from '../problems.js'

/** The gateway's refund API; throws `gateway_not_configured` if there is none. */
export function requireApi({ payload }: Pick<PayloadRequest, 'payload'>): GatewayApi {
  const api = paymentsOptions(payload).gateway?.api
  if (api) return api
  throw new Problem(gatewayNotConfigured, {
    detail: 'Refunds need the gateway’s own service: set GATEWAY_API_URL, or refund on its site.',
  })
}
