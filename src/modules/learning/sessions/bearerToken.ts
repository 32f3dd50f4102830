/** The token of `Authorization: Bearer`; empty if the header has none, undefined for another scheme. */
export function bearerToken(headers: Headers): string | undefined {
  const bearer = /^bearer(?: (.*))?$/i.exec(headers.get('authorization') ?? '')
  return bearer ? (bearer[1] ?? '') : undefined
}
