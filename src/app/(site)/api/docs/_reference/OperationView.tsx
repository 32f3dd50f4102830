import { exampleOf, type JsonSchema } from '../../../../../platform/api/exampleOf.js'
import { fieldsOf, typeOf } from './fieldsOf.js'
import { codeBlock, htmlOf } from './markdown.js'
import { answersOf, bodiesOf, parametersOf, type Operation } from './readReference.js'
import type { Answer, ApiDocument } from '../../../../../platform/api/ApiDocument.js'
import { snippetsOf } from './snippets.js'
import { TryForm } from './TryForm.js'

type Props = { document: ApiDocument; operation: Operation }

/** One operation: what it is for, who may call it, what it takes and gives, and what can go wrong. */
export function OperationView({ document, operation }: Props) {
  const { operationId, summary, description, method, path, deprecated } = operation
  return (
    <section className="operation" id={operationId} aria-labelledby={`${operationId}-title`}>
      <h2 id={`${operationId}-title`}>
        <a href={`#${operationId}`}>{summary}</a>
      </h2>
      <p className="operation-call">
        <code className="operation-method">{method}</code> <code>{path}</code>{' '}
        <span className="operation-access">{operation['x-access']}</span>{' '}
        {deprecated && <span className="operation-access">Deprecated</span>}
      </p>
      <Markdown text={description} />
      <p className="muted">
        <code>{operationId}</code> in the clients. {limitsOf(operation)}
      </p>
      <Parameters document={document} operation={operation} />
      <Body document={document} operation={operation} />
      <Request document={document} operation={operation} />
      <Answers document={document} operation={operation} />
      <Refusals document={document} operation={operation} />
      <TryForm document={document} operation={operation} />
    </section>
  )
}

export function Markdown({ text }: { text: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: htmlOf(text) }} />
}

function Code({ code, language }: { code: string; language: string }) {
  return <div dangerouslySetInnerHTML={{ __html: codeBlock(code, language) }} />
}

function limitsOf({ 'x-limits': limits = [] }: Operation): string {
  const said = limits.map(({ quota, window }) => `${String(quota)} calls in ${spanOf(window)}`)
  return said.length > 0
    ? `Limit for each client: ${said.join(', ')}.`
    : 'No limit of its own on how often it is called.'
}

function spanOf(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ] as const
  const [size, unit] = units.find(([size]) => seconds % size === 0) ?? [1, 'second']
  const count = seconds / size
  return count === 1 ? `a ${unit}`.replace('a hour', 'an hour') : `${String(count)} ${unit}s`
}

type Cells = { key: string; cells: (string | { code: string } | { markdown: string })[] }

/** A table that scrolls by itself on a phone. */
function Table({ title, head, rows }: { title: string; head: string[]; rows: Cells[] }) {
  return (
    <div className="wide" tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={head[index]}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ cell }: { cell: Cells['cells'][number] }) {
  if (typeof cell === 'string') return cell
  if ('code' in cell) return <code>{cell.code}</code>
  return <span dangerouslySetInnerHTML={{ __html: htmlOf(cell.markdown) }} />
}

const fieldHead = ['Name', 'Type', 'Needed', 'Meaning']

function Parameters({ document, operation }: Props) {
  const parameters = parametersOf(document, operation)
  if (parameters.length === 0) return null
  const rows = parameters.map(({ name, in: place, schema, required, description = '' }) => ({
    key: name,
    cells: [
      { code: name },
      `${place}: ${typeOf(document, schema)}`,
      required ? 'yes' : '',
      { markdown: description },
    ],
  }))
  return (
    <details>
      <summary>Parameters and headers</summary>
      <Table title="Parameters and headers" head={fieldHead} rows={rows} />
    </details>
  )
}

function Fields({
  document,
  schema,
  title,
}: { schema: JsonSchema; title: string } & Omit<Props, 'operation'>) {
  const fields = fieldsOf(document, schema)
  if (fields.length === 0) return null
  const rows = fields.map(({ name, type, isRequired, description }) => ({
    key: name,
    cells: [{ code: name }, type, isRequired ? 'yes' : '', { markdown: description }],
  }))
  return (
    <details>
      <summary>{title}</summary>
      <Table title={title} head={fieldHead} rows={rows} />
    </details>
  )
}

function Body({ document, operation }: Props) {
  const { schema } = bodiesOf(operation) ?? {}
  return schema ? <Fields document={document} schema={schema} title="Fields of the body" /> : null
}

function Request({ document, operation }: Props) {
  const { examples = [] } = bodiesOf(operation) ?? {}
  const [, second] = examples
  return (
    <>
      <h3>Request</h3>
      {snippetsOf(document, operation).map(({ language, code }, index) => (
        <details key={language} open={index === 0}>
          <summary>{language}</summary>
          <Code code={code} language={language} />
        </details>
      ))}
      {second && (
        <details>
          <summary>{second.summary}</summary>
          <Code code={JSON.stringify(second.value, null, 2)} language="JSON" />
        </details>
      )}
    </>
  )
}

function Answers({ document, operation }: Props) {
  const good = answersOf(document, operation).filter(({ status }) => /^[23]/.test(status))
  const rows = good.map(({ status, answer }) => ({
    key: status,
    cells: [
      { code: status },
      { markdown: answer.description },
      Object.keys(answer.headers ?? {}).join(', '),
    ],
  }))
  const schema = good.flatMap(({ answer }) => {
    const [, content] =
      Object.entries(answer.content ?? {}).find(([type]) => /[/+]json$/.test(type)) ?? []
    return content?.schema ? [content.schema] : []
  })[0]
  return (
    <>
      <h3>Answer</h3>
      <Table title="Answers" head={['Status', 'Meaning', 'Headers']} rows={rows} />
      {schema && (
        <>
          <Code
            code={JSON.stringify(exampleOf(schema, document.components.schemas), null, 2)}
            language="JSON"
          />
          <Fields document={document} schema={schema} title="Fields of the answer" />
        </>
      )}
    </>
  )
}

function Refusals({ document, operation }: Props) {
  const rows = refusalsOf(document, operation).map(({ status, code, cause }) => ({
    key: `${status} ${code}`,
    cells: [status, { code }, { markdown: cause }],
  }))
  return (
    <details>
      <summary>Errors</summary>
      <Table title="Errors" head={['Status', 'Code', 'Cause']} rows={rows} />
    </details>
  )
}

type Refusal = { status: string; code: string; cause: string }

/** Every error that an operation can answer with, and its cause. */
function refusalsOf(document: ApiDocument, operation: Operation): Refusal[] {
  return answersOf(document, operation).flatMap(({ status, answer }) => {
    if (status === '4XX') return refusalsOfDocuments
    return codesOf(answer).map((code) => ({ status, code, cause: causeOf(document, code) }))
  })
}

function causeOf({ 'x-problems': problems }: ApiDocument, code: string): string {
  const { title = code, detail = '' } = problems[code] ?? {}
  return `${title}. ${detail}`.trim()
}

function codesOf({ content = {} }: Answer): string[] {
  const schemas = Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []))
  return schemas.flatMap(({ allOf = [] }: JsonSchema) =>
    allOf.flatMap(({ properties }) => (properties?.['code']?.enum ?? []) as string[]),
  )
}

/** What the routes of collections and globals refuse; the code is that of the answer, beside `errors`. */
const refusalsOfDocuments: Refusal[] = [
  [
    '400',
    '–',
    'A field, a filter or a parameter is not valid: `errors` names each with what is wrong.',
  ],
  ['401', 'invalid_credentials', 'The key or token is unknown, expired or revoked.'],
  ['403', '–', 'The role of this caller does not allow it, or nobody is signed in.'],
  ['404', '–', 'No document has this ID, or none that this caller may see.'],
  ['413', 'payload_too_large', 'The body or the file is too large.'],
  ['429', 'rate_limited', 'Too many requests. Wait for as long as `Retry-After` says.'],
].map(([status = '', code = '', cause = '']) => ({ status, code, cause }))
