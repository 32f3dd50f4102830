export const cipherNames = ['aes-128-cbc-md5', 'aes-256-gcm'] as const

export type CipherName = (typeof cipherNames)[number]

/** The gateway's encryption under one working key. Texts are UTF-8, ciphertexts hex. */
export type Cipher = {
  encrypt: (text: string) => string
  /** Undefined for what this key did not encrypt. CBC carries no proof: what it does give may still be garbage. */
  decrypt: (hex: string) => string | undefined
}
