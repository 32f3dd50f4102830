import { FoyerProblem, problemFrom } from './FoyerProblem.js'
import { requestFor } from './requestFor.js'

const safeMethods = new Set(['GET', 'PUT', 'DELETE'])
const worthRetrying = new Set([429, 502, 503, 504])

/** Sends one call, again where that is safe and promises something; gives the answer or throws a FoyerProblem. */
export async function send(settings, operation, call) {
  const { maxRetries = 2, maxRetryDelay = 20 } = settings
  const [address, init] = requestFor(settings, operation, call)
  const isRepeatable = safeMethods.has(operation.method) || operation.idempotent === true
  for (let attempt = 0; ; attempt += 1) {
    const { response, problem } = await ask(settings, address, init)
    if (response) return response
    const delay = problem.retryAfter ?? 0.25 * 2 ** attempt * (1 + Math.random())
    const isPassing =
      problem.status === 0 ||
      worthRetrying.has(problem.status) ||
      problem.code === 'request_in_progress'
    if (!isRepeatable || !isPassing || attempt >= maxRetries || delay > maxRetryDelay) throw problem
    await pause(delay * 1_000, init.signal)
  }
}

async function ask({ fetch = globalThis.fetch }, address, init) {
  let response
  try {
    response = await fetch(address, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    const said = { status: 0, code: 'network_error', title: 'No answer came' }
    return { problem: new FoyerProblem(said, { cause }) }
  }
  return response.ok ? { response } : { problem: await problemFrom(response) }
}

function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** The content of an answer as its operation gives it. */
export async function contentOf(response) {
  if (response.status === 204 || response.status === 205) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (/[/+]json(?:$|[\s;])/.test(type)) return response.json()
  return type.startsWith('text/') ? response.text() : response.arrayBuffer()
}
