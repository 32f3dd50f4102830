import { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { requiredText } from '../../../platform/text.js'
import { withdrawConsent as withdraw } from '../store/withdrawConsent.js'

const withdrawals: LimitRule = { name: 'consent-withdrawals', points: 30, seconds: 60 }

export const withdrawConsent = ({ secret }: { secret: string }) =>
  endpoint({
    operationId: 'consent.withdraw',
    method: 'post',
    path: '/consent/withdraw',
    summary: 'Withdraw a consent',
    description:
      'Takes the token from the receipt mail. The answer is the same for every token, known or not.',
    body: z.strictObject({ token: requiredText(200) }),
    status: 204,
    access: 'public',
    limit: [withdrawals],
    handler: async ({ req, body }) => {
      await withdraw(req, { token: body.token, secret })
      return new Response(null, { status: 204 })
    },
  })
