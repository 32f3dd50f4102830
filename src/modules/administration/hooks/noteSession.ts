import type { CollectionAfterLoginHook } from 'payload'

import type { Staff } from '../../../platform/credentials/Caller.js'
import { networksOf } from '../../../platform/http/clientAddress.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { preferredLocales, requestLocale } from '../../../platform/requestLocale.js'
import { deviceOf } from '../users/deviceOf.js'
import { addSession, isNewPlace, sidIn } from '../users/sessionStore.js'
import { tellPerson } from '../tasks/accountMail.js'

/** Notes from where a session was opened, and tells the person by mail if they were never seen there. */
export const noteSession: CollectionAfterLoginHook<Staff> = async ({ req, token, user }) => {
  const sid = sidIn(token)
  const client = currentRequest()?.client
  if (sid === undefined || client === undefined) return
  const place = {
    device: deviceOf(req.headers.get('user-agent')),
    network: networksOf(client).far,
  }
  if (!(await addSession(req, { sid, user: user.id, ...place }))) return
  const locale = requestLocale(req, preferredLocales(req)[0])
  if (await isNewPlace(req, { user: user.id, locale, ...place })) {
    await tellPerson(req, { user: user.id, notice: 'new-place', place })
  }
}
