'use client'

import { FieldLabel, useField } from '@payloadcms/ui'

type Values = Record<string, unknown> | null | undefined

/** Shows what an audit log entry changed, field by field. */
export function ChangedValues() {
  const { value: before } = useField<Values>({ path: 'before' })
  const { value: after } = useField<Values>({ path: 'after' })
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  return (
    <div className="field-type">
      <FieldLabel as="h3" label="What changed" />
      <div className="table" style={{ overflowX: 'auto' }}>
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{inWords(before?.[name])}</td>
                <td>{inWords(after?.[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="field-description">
        Secrets are left out everywhere, and words where they may be about a person.
      </p>
    </div>
  )
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
