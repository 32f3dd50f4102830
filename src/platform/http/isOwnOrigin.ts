import type { SanitizedConfig } from 'payload'

/** Whether a page of this origin may open a socket; clients that are not browsers send no origin. */
export function isOwnOrigin(
  { serverURL, csrf }: Pick<SanitizedConfig, 'csrf' | 'serverURL'>,
  origin: string | undefined,
): boolean {
  if (origin === undefined) return true
  return [serverURL, ...csrf].some((own) => URL.canParse(own) && new URL(own).origin === origin)
}
