import { z } from 'zod'

import { text } from '../../platform/text.js'

type Kind = 'programs' | 'policyVersions' | 'brochures' | 'currencies'

type Known = Pick<ReadonlySet<string>, 'has' | 'size'>

/** What bodies may refer to: published courses, privacy policy versions, brochures, currencies of the model. */
export type References = Record<Exclude<Kind, 'programs'>, Known> & {
  /** The present slugs of courses, by these and by those that they had. */
  programs: Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'size'>
}

const anything = { has: () => true, size: Infinity }

/** For the document, which describes the bodies of every time. */
export const anyReferences: References = {
  programs: { ...anything, get: () => undefined },
  policyVersions: anything,
  brochures: anything,
  currencies: anything,
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

/** Text that names a document of this kind. */
export function reference(kind: Kind, references: References, { max = 96 } = {}) {
  const { code, message } = unknown[kind]
  const isKnown = (value: string) => references[kind].has(value)
  return text(max).pipe(z.string().refine(isKnown, { message, params: { code } }))
}
