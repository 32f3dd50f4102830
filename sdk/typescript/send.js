import { networkProblem, problemFrom } from './FoyerProblem.js'
import { followRedirects } from './followRedirects.js'
import { requestFor } from './requestFor.js'

const safeMethods = new Set(['GET', 'PUT'])
const worthRetrying = new Set([429, 502, 503, 504])

/**
 * Sends one call, again where that is safe and promises something; gives the content of the answer, or the answer itself
 * where events are asked for. Throws a FoyerProblem.
 */
export async function send(settings, operation, call) {
  const { maxRetries = 2, maxRetryDelay = 20 } = settings
  const request = requestFor(settings, operation, call)
  const isStream = call.accept !== undefined
  const mayRepeat = isRepeatable(operation, isStream)
  for (let attempt = 0; ; attempt += 1) {
    const { answer, problem } = await ask(settings, request, isStream)
    if (!problem) return answer
    const delay = problem.retryAfter ?? 0.25 * 2 ** attempt * (1 + Math.random())
    const isPassing =
      problem.status === 0 ||
      worthRetrying.has(problem.status) ||
      problem.code === 'request_in_progress'
    if (!mayRepeat || !isPassing || attempt >= maxRetries || delay > maxRetryDelay) throw problem
    await pause(delay * 1_000, call.options?.signal)
  }
}

/** Whether a call may be sent again although it may have been carried out. */
function isRepeatable({ method, path, idempotent }, isStream) {
  // One that names no document deletes a page of those that are left: others at each call.
  if (method === 'DELETE') return path.endsWith('}')
  // Nothing stands for a stream when it is asked for again.
  return safeMethods.has(method) || (idempotent === true && !isStream)
}

async function ask({ fetch = globalThis.fetch, timeout }, [address, init], isStream) {
  const limit = isStream ? undefined : limitTo(timeout, init.signal)
  try {
    const response = await followRedirects(fetch, address, { ...init, ...limit?.init })
    if (!response.ok) return { problem: await problemFrom(response) }
    return { answer: isStream ? response : await contentOf(response) }
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    return { problem: networkProblem('No answer came', cause) }
  } finally {
    limit?.end()
  }
}

/** A signal that aborts after so many seconds, or with the caller's. Node 20 may lose the timeout of `AbortSignal.any`. */
function limitTo(seconds, signal) {
  const controller = new AbortController()
  const leave = () => controller.abort(signal.reason)
  const late = () => controller.abort(new Error('The answer took too long'))
  const timer = setTimeout(late, millisecondsOf(seconds))
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()
  return {
    init: { signal: controller.signal },
    end: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    },
  }
}

/** A timeout of the settings. Timers take a time of more than 31 bits for none at all. */
export function millisecondsOf(seconds = 30) {
  return Math.min(seconds * 1_000, 2 ** 31 - 1)
}

/** Waits, unless the signal aborts: then it rejects with its reason. */
export function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
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
async function contentOf(response) {
  if (response.status === 204 || response.status === 205) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (/[/+]json(?:$|[\s;])/.test(type)) return response.json()
  return type.startsWith('text/') ? response.text() : response.arrayBuffer()
}
