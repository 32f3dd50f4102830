import type { SanitizedConfig } from 'payload'
import { parseUrl } from '../parseUrl.js'

/** Whether a page of this origin may open a socket; clients that are not browsers send no origin. */
export function isOwnOrigin(
  { serverURL, csrf }: Pick<SanitizedConfig, 'csrf' | 'serverURL'>,
  origin: string | undefined,
): boolean {
  if (origin === undefined) return true
  return [serverURL, ...csrf].some((own) => parseUrl(own)?.origin === origin)
}
