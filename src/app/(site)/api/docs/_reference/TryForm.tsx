import type { ReactNode } from 'react'

import { bodiesOf, type Operation, parametersOf } from './readReference.js'
import { credentialOf } from './snippets.js'
import type { ApiDocument } from '../../../../../platform/api/ApiDocument.js'

type Props = { document: ApiDocument; operation: Operation }

/** Parameters that are objects; they are easier to write into an address by hand. */
const structured = new Set(['where', 'select', 'populate'])

/** Sends the operation from the page. It needs a script, which shows it. */
export function TryForm({ document, operation }: Props) {
  const body = bodiesOf(operation)
  if (body && body.type !== 'application/json') return null
  return (
    <details className="try" hidden>
      <summary>Try it</summary>
      <form data-method={operation.method} data-path={operation.path}>
        <Inputs document={document} operation={operation} />
        {body && (
          <Field id={`${operation.operationId}-body`} label="Body">
            <textarea
              className="input"
              id={`${operation.operationId}-body`}
              data-place="body"
              rows={8}
              spellCheck={false}
              defaultValue={JSON.stringify(body.examples[0]?.value, null, 2)}
            />
          </Field>
        )}
        <button className="button">Send</button>
        <output aria-live="polite" />
      </form>
    </details>
  )
}

function Inputs({ document, operation }: Props) {
  const idOf = (name: string) => `${operation.operationId}-${name}`
  const fields = parametersOf(document, operation).filter(
    ({ in: place, name }) => place !== 'header' && !structured.has(name),
  )
  return (
    <>
      {credentialOf(operation) && (
        <Field id={idOf('key')} label="Key or token">
          <input
            className="input"
            id={idOf('key')}
            data-place="key"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      )}
      {fields.map(({ name, in: place, required, example = '' }) => (
        <Field key={name} id={idOf(name)} label={name}>
          <input
            className="input"
            {...{ id: idOf(name), name, required }}
            data-place={place}
            defaultValue={typeof example === 'object' ? JSON.stringify(example) : String(example)}
          />
        </Field>
      ))}
    </>
  )
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  )
}
