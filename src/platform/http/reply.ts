/** A handler's answer when it needs more than data: another status, more headers. */
export class Reply<T> {
  constructor(
    readonly data: T,
    readonly options: {
      status?: number
      headers?: Record<string, string>
      /** Called each time that the answer is sent again from memory, so that it can be counted. */
      onReuse?: () => void
    } = {},
  ) {}
}

/** A redirect to `location`; 301 and 308 are permanent, and 308 keeps method and body. */
export function redirect(location: string, status: 301 | 302 | 303 | 308): Response {
  return new Response(null, { status, headers: { location } })
}
