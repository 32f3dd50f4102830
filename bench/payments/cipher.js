import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

export const workingKey = '0123456789ABCDEF0123456789ABCDEF'

const key = createHash('md5').update(workingKey).digest()
const iv = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')

export function encrypt(text) {
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  return cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
}

export function decrypt(hex) {
  const decipher = createDecipheriv('aes-128-cbc', key, iv)
  return decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8')
}
