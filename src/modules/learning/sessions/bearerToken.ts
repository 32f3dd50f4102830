/** The token of `Authorization: Bearer`; empty where the header names none, undefined where it is another's. */
export function bearerToken(headers: Headers): string | undefined {
  const bearer = /^bearer(?: (.*))?$/i.exec(headers.get('authorization') ?? '')
  return bearer ? (bearer[1] ?? '') : undefined
}
