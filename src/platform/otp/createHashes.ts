import { networksOf, unknownClient } from '../http/clientAddress.js'
import { canonicalEmail } from './canonicalEmail.js'
import { hmac } from '../hmac.js'

export type Hashes = {
  /** Of the address a challenge is bound to, in any case. */
  email(email: string): Buffer
  /** Of the address as limits count it. */
  address(email: string): Buffer
  /** Of a client's address; all clients with an unknown address count as one. */
  client(client: string | undefined): Buffer
  /** Of the wider networks that the client is in (see networksOf). */
  networks(client: string | undefined): { nearKey: Buffer; farKey: Buffer }
}

/** Keyed hashes of 128 bits: what is stored about people is meaningless without the secret. */
export function createHashes(secret: string): Hashes {
  const key = hmac(secret, ['foyer.otp.hashes'])
  const hash = (kind: string, value: string) => hmac(key, [kind, value]).subarray(0, 16)
  return {
    email: (email) => hash('email', email.toLowerCase()),
    address: (email) => hash('address', canonicalEmail(email)),
    client: (client = unknownClient) => hash('client', client),
    networks: (client = unknownClient) => {
      const { near, far } = networksOf(client)
      return { nearKey: hash('network', near), farKey: hash('network', far) }
    },
  }
}
