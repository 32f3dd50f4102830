import type { CipherName } from './ciphers/Cipher.js'

/** What the gateway's operator gives a merchant, and the addresses of both sides; `env.gateway` is one. */
export type GatewaySettings = {
  /** The hosted payment page, in full; browsers post to it. */
  url: string
  /** The server-to-server API, in full; undefined where the merchant has no access to it. */
  apiUrl: string | undefined
  merchantId: string
  accessCode: string
  /** While rotating more than one: the first encrypts. */
  workingKeys: readonly string[]
  cipher: CipherName
  /** Where this service is reached from outside, without a slash at the end. */
  serverUrl: string
}
