import { createHmac } from 'node:crypto'

/** Tells two secrets apart without revealing either. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('foyer.backup').digest('hex').slice(0, 16)
}
