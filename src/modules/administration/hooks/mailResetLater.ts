import type { Operation } from '../../../platform/access.js'
import { platformOf } from '../../../platform/platform.js'
import { serviceAccountEmail } from '../serviceAccount.js'
import { sendPasswordReset } from '../tasks/sendPasswordReset.js'

/**
 * Leaves the reset mail to a job. Payload would send it inside the request, whose time and errors would then
 * tell which addresses are staff's.
 */
export async function mailResetLater({
  args,
  operation,
  overrideAccess,
  req,
}: Operation): Promise<void> {
  if (operation !== 'forgotPassword' || overrideAccess) return
  const { data } = args as { data: { email?: string } }
  const email = data.email?.trim().toLowerCase() ?? ''
  if (email !== serviceAccountEmail) {
    await platformOf(req.payload).jobs.add(req, { task: sendPasswordReset, payload: { email } })
  }
  Object.assign(args, { disableEmail: true })
}
