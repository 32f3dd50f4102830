import { isSignature, sign } from '../../../platform/signature.js'

/** The words of an image that are drawn under the brand. */
export type ShareTitle = { title: string; subtitle?: string; theme?: 'light' | 'dark' }

// Keeps a signature made with the same secret for another purpose from being one for an image.
const PURPOSE = 'share-image/1'

/**
 * Signs the words of a share image: HMAC-SHA256 as 43 characters of base64url. Spaces around the words and their
 * Unicode form do not count, because the endpoint trims and normalises what it is asked for.
 */
export function signShareTitle(secret: string, share: ShareTitle): string {
  return signatureOf(secret, share).toString('base64url')
}

function signatureOf(secret: string, { title, subtitle, theme }: ShareTitle): Buffer {
  const words = [title, subtitle ?? ''].map((text) => text.normalize('NFC').trim())
  const message = JSON.stringify([PURPOSE, ...words, theme ?? ''])
  return sign(secret, message)
}

/** Whether a signature was made for exactly these words with this secret; compared in constant time. */
export function hasValidShareSignature(
  secret: string,
  share: ShareTitle,
  signature: string,
): boolean {
  return isSignature(signature, signatureOf(secret, share))
}
