import type { ApiDocument } from '../../../../../platform/api/ApiDocument.js'
import { pythonName, snake } from '../../../../../platform/api/pythonName.js'
import { bodiesOf, type Operation, parametersOf } from './readReference.js'

type Snippet = { language: 'curl' | 'TypeScript' | 'Python'; code: string }

type Call = {
  server: string
  operation: Operation
  /** Path and query parameters with the values to show. */
  path: Record<string, string | object>
  query: Record<string, string | object>
  body: { type: string; value: unknown } | undefined
  credential: 'key' | 'token' | undefined
}

/** One request of an operation as curl, and with both clients where they can make it. */
export function snippetsOf(document: ApiDocument, operation: Operation): Snippet[] {
  const call = callOf(document, operation)
  const isForm = call.body?.type === 'application/x-www-form-urlencoded'
  if (isForm || isElsewhere.test(operation.path)) return [{ language: 'curl', code: curl(call) }]
  return [
    { language: 'curl', code: curl(call) },
    { language: 'TypeScript', code: typescript(call) },
    { language: 'Python', code: python(call) },
  ]
}

/** What the clients leave out: the demo's own operations, and MCP, which has clients of its own. */
const isElsewhere = /^\/api\/(?:dev\/|mcp$)/

function callOf(document: ApiDocument, operation: Operation): Call {
  const parameters = parametersOf(document, operation)
  const shown = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place)
        .filter((one) => one.required || one.name === 'limit' || typeof one.example === 'object')
        .map(({ name, example = 3 }) => [
          name,
          typeof example === 'object' ? example : String(example),
        ]),
    )
  const body = bodiesOf(operation)
  return {
    server: document.servers[0]?.url ?? '',
    operation,
    path: shown('path'),
    query: shown('query'),
    body: body && { type: body.type, value: body.examples[0]?.value },
    credential: credentialOf(operation),
  }
}

/** What a caller must present; nothing where the operation is public. */
export function credentialOf({ security }: Operation): Call['credential'] {
  const accepted = new Set(security.flatMap((one) => Object.keys(one)))
  if (security.some((one) => Object.keys(one).length === 0)) return undefined
  return accepted.has('learnerSession') ? 'token' : 'key'
}

const variableOf = { key: 'FOYER_KEY', token: 'FOYER_TOKEN' }

function curl({ server, operation, path, query, body, credential }: Call): string {
  const { method } = operation
  const search = new URLSearchParams(pairsOf(query)).toString()
  const texts = Object.fromEntries(pairsOf(path))
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '')
  const target = `${server}${filled}${search && `?${search}`}`
  const isText = answersWithText(operation)
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(target)}`,
    ...(credential ? [`-H "Authorization: Bearer $${variableOf[credential]}"`] : []),
    ...(isText ? [] : ['-o answer']),
    ...(body ? bodyLines(body) : []),
  ].join(' \\\n  ')
}

/** Objects become `where[slug][equals]=terms`. */
function pairsOf(query: object, prefix = ''): [string, string][] {
  return Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    const key = prefix ? `${prefix}[${name}]` : name
    return typeof value === 'object' && value ? pairsOf(value, key) : [[key, String(value)]]
  })
}

function bodyLines({ type, value }: NonNullable<Call['body']>): string[] {
  if (type === 'multipart/form-data') return ["-F 'file=@picture.png;type=image/png'"]
  if (type === 'application/json')
    return [`-H 'Content-Type: ${type}'`, `-d ${quoted(JSON.stringify(value, null, 2))}`]
  return ["-d 'encResp=…'"]
}

/** Without quotes where a shell needs none. */
function quoted(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

function answersWithText({ responses }: Operation): boolean {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => ('content' in answer ? Object.keys(answer.content ?? {}) : []))
  return types.every((type) => /json|^text\//.test(type))
}

/** The one argument of a method: path, query and body side by side. */
function inputOf({ operation, path, query, body }: Call): Record<string, unknown> {
  // Documents that also have addresses by their slugs; this is still the ID.
  const renamed = operation.operationId.endsWith('ById') ? { id: Object.values(path)[0] } : path
  const fields = body?.type === 'application/json' ? body.value : {}
  const { limit, ...others } = query
  return { ...renamed, ...others, ...(limit && { limit: Number(limit) }), ...(fields as object) }
}

function typescript(call: Call): string {
  const { server, operation, body, credential } = call
  const setting = { key: 'apiKey', token: 'token' }
  const secret = credential && `${setting[credential]}: process.env.${variableOf[credential]}`
  const settings = [`baseUrl: '${server}'`, ...(secret ? [secret] : [])].join(', ')
  const input = inputOf(call)
  const isUpload = body?.type === 'multipart/form-data'
  const given = Object.keys(input).length > 0 || isUpload ? literal(input) : ''
  const answer = hasAnswer(operation) ? 'const answer = ' : ''
  return [
    ...(isUpload ? ["import { openAsBlob } from 'node:fs'"] : []),
    "import { createClient } from '@foyer/client'",
    '',
    `const client = createClient({ ${settings} })`,
    ...(isUpload
      ? [
          "const file = await openAsBlob('picture.png', { type: 'image/png' })",
          'const body = new FormData()',
          "body.append('file', file, 'picture.png')",
        ]
      : []),
    `${answer}await client.${operation.operationId}(${given}${isUpload ? ', { body }' : ''})`,
  ].join('\n')
}

/** A value as JavaScript writes it: plain names without quotes, texts in single ones. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([name, one]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
    const said = literal(one, `${indent}  `)
    return isList ? said : `${key}: ${said}`
  })
  return around(parts, { open: isList ? '[' : '{ ', close: isList ? ']' : ' }', indent })
}

type Marks = { open: string; close: string; indent: string }

/** On one line where it is short, else a line for each part. */
function around(parts: string[], { open, close, indent }: Marks): string {
  if (parts.length === 0) return (open + close).replaceAll(' ', '')
  const line = open + parts.join(', ') + close
  if (line.length + indent.length < 76 && !line.includes('\n')) return line
  const lines = parts.map((part) => `${indent}  ${part},\n`).join('')
  return `${open.trim()}\n${lines}${indent}${close.trim()}`
}

function python(call: Call): string {
  const { server, operation, body, credential } = call
  const setting = { key: 'api_key', token: 'token' }
  const secret = credential
    ? `, ${setting[credential]}=os.environ["${variableOf[credential]}"]`
    : ''
  const isUpload = body?.type === 'multipart/form-data'
  const parts = [
    ...Object.entries(inputOf(call)).map(
      ([name, value]) => `${pythonName(name)}=${pythonLiteral(value, '    ')}`,
    ),
    ...(isUpload ? ['file=File("picture.png", picture, "image/png")'] : []),
  ]
  const method = operation.operationId.split('.').map((part) => pythonName(snake(part)))
  const answer = hasAnswer(operation) ? 'answer = ' : ''
  const open = `${answer}client.${method.join('.')}(`
  return [
    ...(credential ? ['import os', ''] : []),
    `from foyer import Client${isUpload ? ', File' : ''}`,
    '',
    ...(isUpload
      ? ['with open("picture.png", "rb") as file:', '    picture = file.read()', '']
      : []),
    `client = Client("${server}"${secret})`,
    around(parts, { open, close: ')', indent: '' }),
  ].join('\n')
}

function pythonLiteral(value: unknown, indent: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([name, one]) => {
    const said = pythonLiteral(one, `${indent}  `)
    return isList ? said : `${JSON.stringify(name)}: ${said}`
  })
  return around(parts, { open: isList ? '[' : '{', close: isList ? ']' : '}', indent })
}

function hasAnswer({ responses }: Operation): boolean {
  return Object.entries(responses).some(
    ([status, answer]) => status.startsWith('2') && 'content' in answer,
  )
}
