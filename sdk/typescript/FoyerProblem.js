const codes = new Map([
  [400, 'bad_request'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [422, 'validation_failed'],
  [429, 'rate_limited'],
  [503, 'unavailable'],
])

/** What the service refused or could not do (RFC 9457). `code` is stable; status 0 means that no answer came. */
export class FoyerProblem extends Error {
  constructor({ status, code, title, detail, errors, requestId, retryAfter, ...more }, options) {
    super(detail ?? title ?? code, options)
    this.name = 'FoyerProblem'
    Object.assign(this, {
      status,
      code,
      title,
      detail,
      errors: errors ?? [],
      requestId,
      retryAfter,
      members: membersOf(more),
    })
  }
}

/** What came in place of an answer, or of the rest of one. */
export function networkProblem(title, cause) {
  return new FoyerProblem({ status: 0, code: 'network_error', title }, { cause })
}

const common = new Set(['type', 'instance', 'message'])

/** What one kind of problem says beyond the common members (RFC 9457 3.2). */
function membersOf(more) {
  return Object.fromEntries(Object.entries(more).filter(([name]) => !common.has(name)))
}

/** The problem that an answer tells of; routes of the admin's own say `errors: [{ message }]` instead. */
export async function problemFrom(response) {
  const { status, headers } = response
  const said = await response.json().catch(() => ({}))
  const first = Array.isArray(said?.errors) ? said.errors[0] : undefined
  const faults = faultsIn(first)
  return new FoyerProblem({
    ...said,
    ...(faults && { errors: faults.map(asFault), detail: faults.map(inWords).join(' ') }),
    status,
    code: said?.code ?? codes.get(status) ?? `http_${status}`,
    title: said?.title ?? first?.message ?? `The service answered ${status}`,
    requestId: said?.requestId ?? headers.get('x-request-id') ?? undefined,
    retryAfter: secondsIn(headers.get('retry-after')),
  })
}

/** What the admin's own routes found wrong: `price.amount`, and why. */
function faultsIn(first) {
  const faults = first?.data?.errors
  return Array.isArray(faults) && faults.length > 0 ? faults : undefined
}

function asFault({ path, message }) {
  return { path: path ? `/${path.replaceAll('.', '/')}` : '', message }
}

function inWords({ path, message }) {
  return path ? `${path}: ${message}` : message
}

function secondsIn(header) {
  if (header === null) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return seconds
  const time = Date.parse(header)
  return Number.isNaN(time) ? undefined : Math.max(0, (time - Date.now()) / 1_000)
}
