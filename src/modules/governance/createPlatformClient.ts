import type { z } from 'zod'

import { withTimeout } from '../../platform/abort.js'
import { readAtMost } from '../../platform/http/bodyBytes.js'

type Options = { url: string; key: string | undefined }

/** The longest that a caller waits, connecting and reading included. */
const budgetMs = 3_000
const maxBytes = 2 * 1024 * 1024

/** The platform over HTTP. Redirects are not followed, because the key is for this server only. */
export function createPlatformClient({ url, key }: Options): GovernancePlatform {
  return {
    read: async (path) => {
      try {
        return await withTimeout({ ms: budgetMs }, (signal) =>
          fetchJson({ address: `${url}/v1${path}`, key, signal }),
        )
      } catch (cause) {
        throw cause instanceof PlatformError ? cause : new PlatformError('unreachable', { cause })
      }
    },
  }
}

type Call = { address: string; key: string | undefined; signal: AbortSignal }

async function fetchJson(call: Call) {
  const response = await send(call)
  if (response.status === 404) throw await refusal(response, 'missing')
  if (response.status >= 500 || response.status === 429) {
    throw await refusal(response, 'unreachable')
  }
  if (response.status !== 200) throw await refusal(response, 'refused')
  return parse(await readText(response))
}

async function send({ address, key, signal }: Call): Promise<Response> {
  try {
    return await fetch(address, {
      redirect: 'manual',
      signal,
      headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    })
  } catch (cause) {
    throw new PlatformError('unreachable', { cause })
  }
}

async function refusal({ body }: Response, fault: PlatformFault): Promise<PlatformError> {
  await body?.cancel().catch(() => undefined)
  return new PlatformError(fault)
}

async function readText({ body }: Response): Promise<string> {
  const bytes = await readAtMost(body, maxBytes)
  if (bytes) return bytes.toString('utf8')
  throw new PlatformError('unreadable')
}

function parse(text: string) {
  try {
    return JSON.parse(text) as Awaited<ReturnType<GovernancePlatform['read']>>
  } catch (cause) {
    throw new PlatformError('unreadable', { cause })
  }
}

/**
 * Why there is no answer. `unreachable` is so of the whole platform, which is down or busy; the others are of what was
 * asked for, and `missing` says that there is no such record.
 */
type PlatformFault = 'missing' | 'refused' | 'unreachable' | 'unreadable'

export class PlatformError extends Error {
  override name = 'PlatformError'

  constructor(
    readonly fault: PlatformFault,
    options?: ErrorOptions,
  ) {
    super(`The governance platform: ${fault}`, options)
  }
}

/** The port to the governance platform. */
export type GovernancePlatform = {
  /** The platform's answer at `/v1<path>`; throws a PlatformError before the caller's deadline. */
  read(path: string): Promise<z.core.util.JSONType>
}
