import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload'
import { z } from 'zod'

import { currentRequest } from '../../../platform/http/requestContext.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { addMail, assertMailRoute } from '../../../platform/mail/outbox/addMail.js'
import { passwordsClosed } from '../hooks/refuseSignIn.js'
import { countCall } from '../signIn/passwordGuesses.js'
import { sendPasswordReset } from '../tasks/sendPasswordReset.js'

const byClient: LimitRule = {
  name: 'password-reset-client',
  points: 20,
  seconds: 3_600,
  always: true,
}
const byAddress: LimitRule = { name: 'password-reset', points: 5, seconds: 3_600, always: true }

const Body = z.object({ email: z.string().trim().toLowerCase().min(1).max(320) })

/**
 * Replaces Payload's own endpoint, whose timing and errors reveal which addresses belong to staff: here a job does
 * everything that depends on the address.
 */
export const requestPasswordReset = ({ hasPasswords }: { hasPasswords: boolean }): Endpoint => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    if (!hasPasswords) throw passwordsClosed()
    await addDataAndFileToRequest(req)
    const body = Body.safeParse(req.data)
    if (!body.success) throw new APIError('Send the address of the account as `email`.', 400)
    assertMailRoute(req.payload)
    const { email } = body.data
    await countCall(req, byClient, currentRequest()?.client)
    await countCall(req, byAddress, email)
    await addMail(req, { task: sendPasswordReset, payload: { email }, urgent: true })
    return Response.json({ message: req.t('general:success') })
  },
})
