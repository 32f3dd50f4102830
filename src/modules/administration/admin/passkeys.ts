import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { send } from '../../../admin/runAction.js'

/** Makes a passkey on this device; the answer is undefined if the person or the browser made none. */
export async function addPasskey(api: string): Promise<Response | undefined> {
  const begun = await send(`${api}/users/passkeys/setup`)
  if (!begun.ok) return begun
  const optionsJSON = (await begun.json()) as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(() => undefined)
  return made && send(`${api}/users/passkeys`, made)
}

/** Signs in with a passkey; the answer is undefined if the person or the browser used none. */
export async function signInWithPasskey(api: string): Promise<Response | undefined> {
  const begun = await send(`${api}/users/passkeys/sign-in/options`)
  if (!begun.ok) return begun
  const optionsJSON = (await begun.json()) as PublicKeyCredentialRequestOptionsJSON
  const signed = await startAuthentication({ optionsJSON }).catch(() => undefined)
  return signed && send(`${api}/users/passkeys/sign-in`, signed)
}
