import { isUtf8 } from 'node:buffer'

import busboy from 'busboy'

import { takesFile } from '../files/takesFile.js'
import { Problem, problems } from '../http/Problem.js'
import { requestOf } from '../http/bodyBytes.js'
import { readBytes } from '../http/readBody.js'
import { isRecord } from '../isRecord.js'
import type { Route } from './routes.js'
import { parseJson } from '../parseJson.js'

type Field = { name: string; type: string }
type FormParts = {
  fields: [name: string, value: string][]
  files: { name: string; filename: string | undefined }[]
}

/** In bytes: file systems take 255, and Payload adds the size of each smaller image to the name. */
const longestFilename = 200

/** The boundary between the parts of a multipart body; undefined for a body of another type. */
export function multipartBoundary(headers: Headers): string | undefined {
  const type = headers.get('content-type') ?? ''
  const [, quoted, bare] = /^multipart\/.*;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
  return quoted ?? bare
}

/**
 * Collects the plain fields of an upload in `_payload`, the only field that Payload reads: ordinary clients send
 * `alt=…` beside the file. Throws `invalid_request` if the parts do not fit together or are not text, and `invalid_json`
 * for JSON that is not UTF-8, of which Payload would store question marks.
 */
export async function gatherFields(request: Request, { collection }: Route): Promise<Request> {
  const { headers, method, signal, url } = request
  const boundary = multipartBoundary(headers)
  if (!request.body) return request
  const body = await readBytes(request, Infinity)
  const send = (sent: Uint8Array<ArrayBuffer>) => {
    const others = new Headers(headers)
    others.delete('content-length')
    return requestOf(sent, url, { method, headers: others, signal })
  }
  if (!boundary) {
    if (isUtf8(body)) return send(body)
    throw new Problem(problems.invalidJson, { detail: 'The body is not valid UTF-8.' })
  }
  const parts = await readParts(headers, body)
  // If the form cannot be read, Payload refuses it in its own words.
  if (!parts) return send(body)
  refuseOddText(parts)
  if (!collection || !takesFile(collection)) return send(body)
  const data = dataOf(parts, collection.flattenedFields)
  if (!data) return send(body)
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n`
  return send(new Uint8Array(Buffer.concat([Buffer.from(`${head}${data}\r\n`), body])))
}

type FileInfo = { filename?: string }

function readParts(headers: Headers, body: Uint8Array): Promise<FormParts | undefined> {
  return new Promise((resolve) => {
    const parts: FormParts = { fields: [], files: [] }
    try {
      const parser = busboy({ headers: Object.fromEntries(headers), defParamCharset: 'utf8' })
      // A part may have no name, whatever the types say.
      parser.on('field', (name: string | undefined, value) =>
        parts.fields.push([name ?? '', value]),
      )
      parser.on('file', (name: string | undefined, file, { filename }: FileInfo) => {
        parts.files.push({ name: name ?? '', filename })
        // A truncated file fails by itself, before the form does.
        file.on('error', () => resolve(undefined)).resume()
      })
      parser.on('error', () => resolve(undefined))
      parser.on('close', () => resolve(parts))
      parser.end(body)
    } catch {
      resolve(undefined)
    }
  })
}

function refuseOddText({ fields, files }: FormParts): void {
  if ([...fields.map(([name]) => name), ...files.map(({ name }) => name)].includes('')) {
    throw refusal('Give each part of the form a name.')
  }
  const names = files.map(({ filename = '' }) => filename)
  // The parser puts this character in place of what is not UTF-8.
  if ([...fields.flat(), ...names].some((each) => each.includes('\uFFFD'))) {
    throw refusal('Send the text of the form in UTF-8.')
  }
  if (names.some((name) => Buffer.byteLength(name) > longestFilename)) {
    throw refusal(`Shorten the name of the file to ${String(longestFilename)} bytes.`)
  }
}

/** The plain fields as JSON, possibly empty; undefined if `_payload` is there. */
function dataOf({ fields, files }: FormParts, known: Field[]): string | undefined {
  const stray = files.find(({ name }) => name !== 'file')
  if (stray) throw refusal(`Send the file as \`file\`, not as \`${stray.name}\`.`)
  const payload = fields.filter(([name]) => name === '_payload')
  const plain = fields.filter(([name]) => name !== '_payload' && name !== 'file')
  if (payload.length > 0) {
    if (plain.length > 0 || payload.length > 1) {
      throw refusal('Send the fields in one `_payload` or each by its name, not both.')
    }
    if (!isRecord(parseJson(payload[0]?.[1] ?? '')))
      throw refusal('Send a JSON object as `_payload`.')
    return undefined
  }
  return JSON.stringify(valuesOf(plain, known))
}

function valuesOf(plain: FormParts['fields'], known: Field[]): Record<string, unknown> {
  const data = new Map<string, unknown>()
  for (const [name, value] of plain) {
    const field = known.find((one) => one.name === name)
    if (!field) throw refusal(`There is no field \`${name}\` here.`)
    if (data.has(name)) throw refusal(`\`${name}\` is there twice.`)
    data.set(name, valueOf(field, value))
  }
  return Object.fromEntries(data)
}

/** Forms have only text; text that does not parse is left for the field to refuse. */
function valueOf({ type }: Field, value: string): unknown {
  if (type === 'number') return value.trim() === '' || isNaN(Number(value)) ? value : Number(value)
  if (type === 'checkbox') return value === 'true' ? true : value === 'false' ? false : value
  return value
}

function refusal(detail: string): Problem {
  return new Problem(problems.invalidRequest, { detail })
}
