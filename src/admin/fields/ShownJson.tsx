'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

/**
 * Shows the content of a JSON field. Payload's own field loads its editor from another site, which the content security
 * policy refuses.
 */
export const ShownJson: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path })
  const { label, admin } = field
  const said = admin?.description
  return (
    <div className="field-type">
      <FieldLabel as="h3" label={label} />
      {isEmpty(value) ? <p style={{ margin: 0 }}>Nothing.</p> : <Shown value={value} />}
      {typeof said === 'string' && <FieldDescription description={said} path={path} />}
    </div>
  )
}

function Shown({ value }: { value: unknown }) {
  if (isAnswers(value)) {
    return (
      <Shown value={Object.fromEntries(value.map((one) => [one.label, one.text ?? one.value]))} />
    )
  }
  if (Array.isArray(value)) {
    return (
      <ol style={{ margin: 0, paddingInlineStart: 24 }}>
        {value.map((entry: unknown, at) => (
          <li key={at}>
            <Shown value={entry} />
          </li>
        ))}
      </ol>
    )
  }
  if (typeof value !== 'object' || value === null) {
    return <span style={{ overflowWrap: 'anywhere' }}>{inWords(value)}</span>
  }
  return (
    <dl
      style={{
        display: 'grid',
        gap: '4px 16px',
        gridTemplateColumns: 'max-content 1fr',
        margin: 0,
      }}
    >
      {Object.entries(value as Record<string, unknown>).map(([name, inner]) => (
        <Entry key={name} name={name} value={inner} />
      ))}
    </dl>
  )
}

/** Rows that name their value, such as the answers to a form. */
function isAnswers(value: unknown): value is { label: string; value: unknown; text?: string }[] {
  const isRow = (row: unknown) =>
    typeof row === 'object' && row !== null && 'label' in row && 'value' in row
  return Array.isArray(value) && value.length > 0 && value.every(isRow)
}

function Entry({ name, value }: { name: string; value: unknown }) {
  return (
    <>
      <dt style={{ fontWeight: 600 }}>{name}</dt>
      <dd style={{ margin: 0 }}>
        <Shown value={value} />
      </dd>
    </>
  )
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return `${value as string | number}`
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null
  return Object.keys(value).length === 0
}
