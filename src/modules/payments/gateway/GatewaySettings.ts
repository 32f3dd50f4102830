import type { CipherName } from './ciphers/Cipher.js'

/** The merchant's credentials at the gateway and the addresses of both sides; `env.gateway` is one. */
export type GatewaySettings = {
  /** The full URL of the hosted payment page; browsers post to it. */
  url: string
  /** The full URL of the server-to-server API; undefined if the merchant has no access to it. */
  apiUrl: string | undefined
  merchantId: string
  accessCode: string
  /** More than one during key rotation: the first one encrypts. */
  workingKeys: readonly string[]
  cipher: CipherName
  /** The public address of this service, without a trailing slash. */
  serverUrl: string
}
