/** A mail as the server took it: the envelope, and the message undone of its encodings. */
export type ReceivedMail = {
  from: string
  to: string[]
  /** Whether it came over TLS. */
  secure: boolean
  raw: string
  /** Unfolded, in order, as they were written. */
  headers: [name: string, value: string][]
  /** The first value of a header, by its name in any case. */
  header(name: string): string | undefined
  /** The decoded parts; empty where there is none. */
  text: string
  html: string
  attachments: { filename: string; content: Buffer }[]
}

type Part = { headers: [string, string][]; body: string }

/** Reads a message (RFC 5322, RFC 2045) as far as our own mails go: text, HTML or both as alternatives. */
export function parseMail({
  raw,
  ...envelope
}: Pick<ReceivedMail, 'from' | 'to' | 'secure' | 'raw'>): ReceivedMail {
  const message = split(raw)
  const parts = partsOf(message)
  return {
    ...envelope,
    raw,
    headers: message.headers,
    header: (name) => headerOf(message, name),
    text: bodyOf(parts, 'text/plain'),
    html: bodyOf(parts, 'text/html'),
    attachments: attachmentsOf(parts),
  }
}

function split(source: string): Part {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return { headers, body: body.join('\r\n\r\n') }
}

function headerOf({ headers }: Part, name: string) {
  return headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1]
}

function partsOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(headerOf(part, 'content-type') ?? '')?.[1]
  if (boundary === undefined) return [part]
  const [, ...inner] = part.body.split(`--${boundary}`)
  return inner
    .filter((each) => !each.startsWith('--'))
    .flatMap((each) => partsOf(split(each.slice(2))))
}

function bodyOf(parts: Part[], type: string): string {
  const part = parts.find((each) => headerOf(each, 'content-type')?.startsWith(type))
  if (!part) return ''
  return decode(part.body, headerOf(part, 'content-transfer-encoding'))
    .replaceAll('\r\n', '\n')
    .trim()
}

function attachmentsOf(parts: Part[]) {
  return parts.flatMap((part) => {
    const filename = /filename="?([^";]+)/.exec(headerOf(part, 'content-disposition') ?? '')?.[1]
    return filename ? [{ filename, content: Buffer.from(part.body, 'base64') }] : []
  })
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const joined = body.replace(/=\r\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
