import { readCallback } from './answer/readCallback.js'
import { createApi } from './api/createApi.js'
import { createKeyring } from './ciphers/createKeyring.js'
import type { Gateway } from './Gateway.js'
import type { GatewaySettings } from './GatewaySettings.js'
import { senderOf, writeRequest } from './request/writeRequest.js'

/** Short, because a visitor may be waiting: the result page polls too. */
const apiTimeoutMs = 8_000

/** A gateway of the CCAvenue kind, behind the port. Throws a RangeError for settings that the gateway would refuse. */
export function createGateway(
  settings: GatewaySettings,
  { timeoutMs = apiTimeoutMs }: { timeoutMs?: number } = {},
): Gateway {
  const { url, apiUrl, accessCode, cipher, workingKeys } = settings
  const keyring = createKeyring(cipher, workingKeys)
  const sender = senderOf(settings)
  return {
    initiate: (attempt) => ({
      action: url,
      fields: {
        encRequest: keyring.encrypt(writeRequest(sender, attempt)),
        access_code: accessCode,
      },
    }),
    read: (form) => readCallback(keyring, form),
    api:
      apiUrl === undefined ? undefined : createApi({ url: apiUrl, accessCode, keyring, timeoutMs }),
  }
}
