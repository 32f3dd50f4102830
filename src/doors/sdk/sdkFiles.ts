import type { SanitizedConfig } from 'payload'

import { capitalised } from '../../platform/text.js'
import type { ApiDocument, Parameter } from '../../platform/api/ApiDocument.js'
import { describeApi } from '../describeApi.js'
import { pythonFiles } from './pythonFiles.js'
import { readOperations, type SdkOperation } from './readOperations.js'
import { asNote, typescriptMembers, typescriptType } from './typescriptType.js'

/** Every generated file of both clients, by its path from the root of the project. */
export function sdkFiles(config: SanitizedConfig): Record<string, string> {
  const document = JSON.parse(JSON.stringify(describeApi(config))) as ApiDocument
  return { ...typescriptFiles(document), ...pythonFiles(document) }
}

const head = '// Made from the OpenAPI document by `npm run generate`.\n\n'

/** The generated files of the TypeScript client: what each operation sends, and every type. */
function typescriptFiles(document: ApiDocument): Record<string, string> {
  const operations = readOperations(document)
  return {
    'sdk/typescript/operations.js': head + tableOf(operations),
    'sdk/typescript/operations.d.ts': head + typesOf(document, operations),
  }
}

function tableOf(operations: SdkOperation[]): string {
  const lines = operations.map((one) => {
    const said = {
      method: one.method,
      path: one.path,
      ...(one.queryParameters.length > 0 && { query: one.queryParameters.map(({ name }) => name) }),
      ...(one.body && { body: true }),
      ...(one.isIdempotent && { idempotent: true }),
      ...(one.isPaged && { paged: true }),
      ...(one.isStreamed && { streamed: true }),
      ...(typeof one.answer === 'string' && { gives: one.answer }),
    }
    return `  ${JSON.stringify(one.id)}: ${JSON.stringify(said)},\n`
  })
  return `export const operations = {\n${lines.join('')}}\n`
}

function typesOf(document: ApiDocument, operations: SdkOperation[]): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name.replace(/\W/g, '')} = ${typescriptType(schema)}\n`,
  )
  const inputs = operations.map(inputOf).filter(Boolean)
  return [
    "import type { CallOptions, ServerSentEvent } from './index.js'\n",
    ...schemas,
    ...inputs,
    `export type Areas = {\n${groups(operations).map(areaOf).join('')}}\n`,
  ].join('\n')
}

function groups(operations: SdkOperation[]): [string, SdkOperation[]][] {
  const byArea = new Map<string, SdkOperation[]>()
  for (const one of operations) byArea.set(one.area, [...(byArea.get(one.area) ?? []), one])
  return [...byArea]
}

const nameOf = ({ area, verb }: SdkOperation) => capitalised(area) + capitalised(verb)

const hasInput = (one: SdkOperation) =>
  one.body !== undefined || one.pathParameters.length + one.queryParameters.length > 0

function inputOf(one: SdkOperation): string {
  if (!hasInput(one)) return ''
  const parameters = [...one.pathParameters, ...one.queryParameters]
  const own = parameters.length > 0 ? `{\n${membersOf(parameters)}}` : ''
  const body = one.body ? typescriptType(one.body) : ''
  return `export type ${nameOf(one)}Input = ${[own, body].filter(Boolean).join(' & ')}\n`
}

function membersOf(parameters: Parameter[]): string {
  const required = parameters.filter((one) => one.required).map(({ name }) => name)
  const properties = parameters.map(({ name, schema, description }) => [
    name,
    { ...schema, ...(description && { description }) },
  ])
  return typescriptMembers(Object.fromEntries(properties) as never, required, 1)
}

function areaOf([area, operations]: [string, SdkOperation[]]): string {
  return `  ${area}: {\n${operations.map(methodsOf).join('')}  }\n`
}

function methodsOf(one: SdkOperation): string {
  const isRequired = one.pathParameters.length > 0 || one.bodyRequired
  const input = hasInput(one) ? `input${isRequired ? '' : '?'}: ${nameOf(one)}Input, ` : ''
  const given = `${input || 'input?: Record<string, never>, '}options?: CallOptions`
  const answer = answerType(one)
  const note = `    /** ${asNote(one.summary)}: ${one.method} ${one.path} */\n`
  const all = `    ${one.verb}All(${given}): AsyncIterable<(${answer})['docs'][number]>\n`
  const stream = `    ${one.verb}Stream(${given}): AsyncIterable<ServerSentEvent>\n`
  return [
    `${note}    ${one.verb}(${given}): Promise<${answer}>\n`,
    one.isPaged ? all : '',
    one.isStreamed ? stream : '',
  ].join('')
}

function answerType({ answer }: SdkOperation): string {
  if (answer === undefined) return 'undefined'
  if (answer === 'text') return 'string'
  return answer === 'bytes' ? 'ArrayBuffer' : typescriptType(answer, 2)
}
