export type CipherName = 'aes-128-cbc-md5' | 'aes-256-gcm'

/** The gateway's encryption with one working key. Texts are UTF-8, ciphertexts hex. */
export type Cipher = {
  encrypt: (text: string) => string
  /** Undefined if this key did not encrypt it. CBC is not authenticated, so a result may still be garbage. */
  decrypt: (hex: string) => string | undefined
}
