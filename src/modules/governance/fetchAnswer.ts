import type { z } from 'zod'

import { withTimeout } from '../../platform/abort.js'
import { readAtMost } from '../../platform/http/bodyBytes.js'

export type PlatformSettings = { url: string; key: string | undefined }

/** The longest that a caller waits, connecting and reading included. */
const budgetMs = 3_000
const maxBytes = 2 * 1024 * 1024

/** The platform's answer at `/v1<path>`; throws a PlatformError before the caller's deadline. */
export async function fetchAnswer(platform: PlatformSettings, path: string) {
  try {
    return await withTimeout({ ms: budgetMs }, (signal) => fetchJson(platform, path, signal))
  } catch (cause) {
    throw cause instanceof PlatformError ? cause : new PlatformError('unreachable', { cause })
  }
}

/** Redirects are not followed, because the key is for this server only. */
async function fetchJson({ url, key }: PlatformSettings, path: string, signal: AbortSignal) {
  const response = await fetch(`${url}/v1${path}`, {
    redirect: 'manual',
    signal,
    headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
  })
  if (response.status === 404) throw await refusal(response, 'missing')
  if (response.status >= 500 || response.status === 429) {
    throw await refusal(response, 'unreachable')
  }
  if (response.status !== 200) throw await refusal(response, 'refused')
  return parse(await readText(response))
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
    return JSON.parse(text) as z.core.util.JSONType
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
