'use client'

import { FieldLabel, useConfig, useField } from '@payloadcms/ui'

import { changedLabels } from '../../../admin/records/changedLabels.js'

type Values = Record<string, unknown> | null | undefined

/** Shows what an audit log entry changed, field by field, as the fields are called where it was changed. */
export function ChangedValues() {
  const { config } = useConfig()
  const { value: target } = useField<string>({ path: 'target' })
  const { value: before } = useField<Values>({ path: 'before' })
  const { value: after } = useField<Values>({ path: 'after' })
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  const known = [...config.collections, ...config.globals]
  const fields = known.find(({ slug }) => slug === target)?.fields ?? []
  const labelOf = (name: string) =>
    changedLabels(fields, { action: 'update', after: { [name]: null } })
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
                <th scope="row">{labelOf(name)}</th>
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
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
