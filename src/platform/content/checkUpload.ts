import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

import type { Operation } from '../access.js'

export type UploadedFile = NonNullable<PayloadRequest['file']>

type Rules = {
  collection: string
  maxMegabytes: number
  /** The fields that Payload derives from the file: a value from the caller could name another one. */
  fileFacts: readonly string[]
  findFault: (file: UploadedFile) => Promise<string | undefined> | string | undefined
}

/**
 * A hook that refuses files that are too large, have a fault or come as a URL, before anything decodes them, and
 * ignores what callers claim about a file.
 */
export function checkUpload({ collection, maxMegabytes, fileFacts, findFault }: Rules) {
  return async ({ args, operation, overrideAccess, req }: Operation): Promise<void> => {
    if (operation !== 'create' && operation !== 'update') return
    const { file } = req
    const isLarge = file !== undefined && file.size > maxMegabytes * 1024 * 1024
    const tooLarge = `Use a file of at most ${String(maxMegabytes)} MB.`
    const message = isLarge ? tooLarge : file ? await findFault(file) : addressFault(req)
    if (message) throw new ValidationError({ collection, errors: [{ path: 'file', message }] })
    const { data } = args as { data?: object }
    if (overrideAccess || !data) return
    const own = Object.entries(data).filter(([name]) => !fileFacts.includes(name))
    Object.assign(args, { data: Object.fromEntries(own) })
  }
}

/** Without a file, Payload would fetch the `url` of a new document, whatever `pasteURL` says. */
function addressFault({ data, method }: PayloadRequest): string | undefined {
  const isAddress = method === 'POST' && data !== undefined && 'url' in data
  return isAddress ? 'Send the file itself: addresses are not fetched.' : undefined
}
