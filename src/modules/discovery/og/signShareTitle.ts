import { isSignature, sign } from '../../../platform/signature.js'

/** The text of an image that is drawn under the brand. */
type ShareTitle = { title: string; subtitle?: string; theme?: 'light' | 'dark' }

// Prevents a signature made with the same secret for another purpose from being used for an image.
const PURPOSE = 'share-image/1'

/**
 * Signs the text of a share image: HMAC-SHA256 as 43 characters of base64url. Surrounding spaces and the Unicode form
 * do not matter, because the endpoint trims and normalises its input.
 */
export function signShareTitle(secret: string, share: ShareTitle): string {
  return signatureOf(secret, share).toString('base64url')
}

function signatureOf(secret: string, { title, subtitle, theme }: ShareTitle): Buffer {
  const words = [title, subtitle ?? ''].map((text) => text.normalize('NFC').trim())
  const message = JSON.stringify([PURPOSE, ...words, theme ?? ''])
  return sign(secret, message)
}

/** Whether a signature is valid for exactly this text with this secret; compared in constant time. */
export function hasValidShareSignature(
  secret: string,
  share: ShareTitle,
  signature: string,
): boolean {
  return isSignature(signature, signatureOf(secret, share))
}
