/** The address and the fetch options of one call; its input holds path, query and body fields side by side. */
export function requestFor(settings, operation, { input = {}, options = {}, accept }) {
  const { path, query, rest } = split(operation, input)
  const search = searchOf({ ...query, ...options.query })
  const address = settings.baseUrl.replace(/\/+$/, '') + path + (search && `?${search}`)
  const isJson = options.body === undefined && operation.body === true
  const body = isJson ? JSON.stringify(rest) : options.body
  return [
    address,
    {
      method: operation.method,
      headers: headersFor(settings, operation, { options, accept, isJson }),
      ...(body !== undefined && { body }),
      ...(settings.credentials && { credentials: settings.credentials }),
      ...(options.signal && { signal: options.signal }),
    },
  ]
}

/** What the path names goes there; of a body's operation, what its query names there, and the rest into the body. */
function split({ path, query = [], body }, input) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const others = Object.entries(input).filter(([name]) => !inPath.includes(name))
  const isQuery = ([name]) => !body || query.includes(name)
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name) => segmentOf(name, input[name])),
    query: Object.fromEntries(others.filter(isQuery)),
    rest: Object.fromEntries(others.filter((one) => !isQuery(one))),
  }
}

/** A part of the address. Where it is missing, or dots, the address would be that of another operation. */
function segmentOf(name, value) {
  const text = String(value ?? '')
  if (!/^\.{0,2}$/.test(text)) return encodeURIComponent(text)
  throw new TypeError(`\`${name}\` is a part of the address and cannot be "${text}".`)
}

function headersFor({ apiKey, token, headers }, operation, { options, accept, isJson }) {
  // The answer is stored under a key, and a stream is not.
  const isKept = operation.idempotent && accept === undefined
  const key = options.idempotencyKey ?? (isKept ? crypto.randomUUID() : undefined)
  return {
    accept: accept ?? (operation.gives ? '*/*' : 'application/json'),
    ...(isJson && { 'content-type': 'application/json' }),
    ...(apiKey && { authorization: `users API-Key ${apiKey}` }),
    // In place of the key: credentials of two people are refused.
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...headers,
    ...options.headers,
  }
}

/** Lists repeat their name; objects become `select[title]=true`, and a filter one JSON text. */
function searchOf(query) {
  const search = new URLSearchParams()
  const add = (name, value) => {
    if (value === undefined || value === null) return
    if (name === 'where' && typeof value === 'object') value = JSON.stringify(filterOf(value, name))
    if (value instanceof Date) search.append(name, value.toISOString())
    else if (Array.isArray(value)) value.forEach((one) => add(name, one))
    else if (typeof value !== 'object') search.append(name, String(value))
    else Object.entries(value).forEach(([key, one]) => add(`${name}[${key}]`, one))
  }
  Object.entries(query).forEach(([name, value]) => add(name, value))
  return search.toString()
}

/** A filter with every condition as it was meant: what JSON leaves out, or writes as null, would find other documents. */
function filterOf(value, path) {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((one, at) => filterOf(one, `${path}[${at}]`))
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
    return Object.fromEntries(parts.map(([key, one]) => [key, filterOf(one, `${path}.${key}`)]))
  }
  const isSaid = typeof value === 'number' ? Number.isFinite(value) : value !== undefined
  if (isSaid) return value
  throw new TypeError(`\`${path}\` is ${value}, with which no filter can be made.`)
}
