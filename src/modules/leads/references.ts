import { AsyncLocalStorage } from 'node:async_hooks'

import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { failureResponse } from '../../platform/http/failureResponse.js'
import { text } from '../../platform/text.js'

/** What bodies may refer to: published courses, privacy policy versions, brochures, currencies of the model. */
export type References = Record<
  'programs' | 'policyVersions' | 'brochures' | 'currencies',
  ReadonlySet<string>
>

const current = new AsyncLocalStorage<References>()

/** Runs `work` with these references available to every schema below. */
function withReferences<T>(references: References, work: () => T): T {
  return current.run(references, work)
}

/**
 * For endpoints whose bodies may refer to other documents: loads those before the body is parsed, so that an unknown
 * one is reported in the same response as all other errors.
 */
export function knowing(load: (req: PayloadRequest) => Promise<References>) {
  return (endpoint: Endpoint): Endpoint => {
    const { handler } = endpoint
    return {
      ...endpoint,
      handler: async (req) => {
        try {
          const references = await load(req)
          return await withReferences(references, () => handler(req))
        } catch (error) {
          return failureResponse(error, req)
        }
      },
    }
  }
}

const unknown = {
  programs: { code: 'unknown_program', message: 'There is no published course by this slug.' },
  policyVersions: {
    code: 'unknown_policy_version',
    message: 'There is no published privacy policy of this version.',
  },
  brochures: { code: 'unknown_brochure', message: 'There is no brochure by this slug.' },
  currencies: { code: 'unknown_currency', message: 'There are no figures in this currency.' },
}

/** Text that refers to a document of this kind. Throws if parsed outside of `withReferences`. */
export function reference(kind: keyof References, { max = 96 } = {}) {
  const { code, message } = unknown[kind]
  const isKnown = (value: string) => {
    const references = current.getStore()
    if (!references) throw new Error('Bodies that name documents are parsed within withReferences')
    return references[kind].has(value)
  }
  return text(max).pipe(z.string().refine(isKnown, { message, params: { code } }))
}
