import type { Outcome } from './ImportResult.js'

type Sending = { path: string; locale: string; publish: boolean; dryRun: boolean }
type Answer = {
  created?: number
  updated?: number
  unchanged?: number
  code?: string
  detail?: string
  requestId?: string
  errors?: { path: string; message: string }[]
}

/** Sends a file to the import and returns the result, in words for the person who chose the file. */
export async function sendFile(
  file: File,
  { path, locale, publish, dryRun }: Sending,
): Promise<Outcome> {
  const query = new URLSearchParams({
    locale,
    publish: String(publish),
    dryRun: String(dryRun),
  })
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { kind: 'refused', message: changedMeanwhile, faults: [] }
  const body = textOf(bytes)
  if (body === undefined) return { kind: 'refused', message: notText, faults: [] }
  const isJson = /\.json$/i.test(file.name) || file.type === 'application/json'
  try {
    const response = await fetch(`${path}?${query.toString()}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': isJson ? 'application/json' : 'text/csv' },
      body,
    })
    const answer = (await response.json()) as Answer
    if (!response.ok) return refused(response.status, answer)
    const { created = 0, updated = 0, unchanged = 0 } = answer
    return { kind: 'done', dryRun, created, updated, unchanged }
  } catch {
    const message = 'The service could not be reached. Nothing was changed; try again.'
    return { kind: 'refused', message, faults: [] }
  }
}

const notText =
  'The accents of this file cannot be read. Save it again as “CSV UTF-8” in your spreadsheet and choose that file; nothing was changed.'

const changedMeanwhile =
  'The file was saved again since you chose it. Choose it once more; nothing was changed.'

/** UTF-8 as text; undefined for anything else, of which a browser would make question marks without a word. */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const reasons: Record<number, string> = {
  400: 'This file is not JSON as the download has it.',
  401: 'You are signed out. Sign in and try again; nothing was changed.',
  403: 'Your role may not import. Nothing was changed.',
  413: 'The file is larger than 2 MB. Split it; nothing was changed.',
  422: 'Nothing was changed. Correct these rows and choose the file again:',
}

function refused(status: number, { code, errors = [], requestId }: Answer): Outcome {
  const failed = `It failed, and nothing was changed. Tell an admin this number: ${requestId ?? status}`
  const faults = errors.map(({ path, message }) => ({ place: placeOf(path), message }))
  const isOurs = status === 400 && code !== 'invalid_json'
  return { kind: 'refused', message: (!isOurs && reasons[status]) || failed, faults }
}

/** `/csv/5/price/amount` in words. */
function placeOf(path: string): string {
  const [, kind, at, ...field] = path.split('/')
  if (at === undefined) return ''
  const row = kind === 'csv' ? `Row ${at}` : `Document ${String(Number(at) + 1)}`
  return field.length > 0 ? `${row}, ${field.join(' ')}` : row
}
