import { type FileFolder, openFile } from '../files/FileFolder.js'
import { Problem, problems } from '../http/Problem.js'

type StoredFile = {
  folder: FileFolder
  filename: string | null | undefined
  type: string
  /** The name under which it is saved; shown in the page without one. */
  saveAs?: string
  /** The `Range` header of the request, or null: part of the file is enough. Without it only the whole is sent. */
  range?: string | null
}

/** A private file, whole or the part that was asked for. Opened directly it can run nothing. */
export async function sendFile(file: StoredFile): Promise<Response> {
  const { folder, filename, type, saveAs, range } = file
  const found = filename ? await openFile(folder, filename, range) : undefined
  if (!found) throw new Problem(problems.notFound, { detail: 'This file is gone.' })
  const { body, length, contentRange } = found
  return new Response(body, {
    status: contentRange ? 206 : 200,
    headers: {
      'content-type': type,
      'content-length': length,
      ...(range !== undefined && { 'accept-ranges': 'bytes' }),
      ...(contentRange && { 'content-range': contentRange }),
      'content-disposition': saveAs ? `attachment; ${namesOf(saveAs)}` : 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** A name that does not fit the plain form stands in full beside it (RFC 6266). */
function namesOf(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const whole = encodeURIComponent(name).replaceAll("'", '%27')
  return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${whole}`
}
