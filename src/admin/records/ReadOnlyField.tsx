import './records.css'

import { RelationshipField } from '@payloadcms/ui'
import type { FlattenedField, ServerComponentProps } from 'payload'

import { readPath } from '../readPath.js'
import { FieldValue } from './FieldValue.js'
import { fieldAt, headingOf, isNothing, wordsOf } from './fieldAt.js'
import { summaryOf } from './recordDeclaration.js'

type Props = Pick<
  ServerComponentProps,
  'clientField' | 'collectionSlug' | 'data' | 'field' | 'id' | 'payload' | 'req'
> & { path: string }

/** What nobody may change, as text instead of a grey box; nothing where there is no value, or the summary has it. */
export function ReadOnlyField(props: Props) {
  const { clientField, collectionSlug, data, field, id, path, payload, req } = props
  if (id === undefined && clientField.type === 'relationship') {
    return <RelationshipField field={clientField} path={path} />
  }
  const { config } = payload.collections[collectionSlug as keyof typeof payload.collections]
  // A group of the field that is passed lists its parts in another form.
  const stored = fieldAt(config.flattenedFields, path)
  if (!stored || summaryOf(config).includes(path)) return null
  const shown = partsOf(stored, path).filter((part) => !isNothing(readPath(data, part.path)))
  if (shown.length === 0) return null
  const { admin } = field as { admin?: { description?: unknown } }
  const isGroup = field.type === 'group'
  return (
    <div className="field-type record-field" id={`field-${path.replaceAll('.', '__')}`}>
      {isGroup && <h3>{headingOf(stored)}</h3>}
      <dl>
        {shown.map((part) => (
          <div key={part.path}>
            <dt>{wordsOf(part.field.label, part.path)}</dt>
            <dd>
              <FieldValue document={data} field={part.field} path={part.path} req={req} />
            </dd>
          </div>
        ))}
      </dl>
      {typeof admin?.description === 'string' && (
        <p className="field-description">{admin.description}</p>
      )}
    </div>
  )
}

type Part = { field: FlattenedField & { label?: unknown }; path: string }

function partsOf(field: FlattenedField, path: string): Part[] {
  if (field.type !== 'group') return [{ field, path }]
  return field.flattenedFields.flatMap((inner) => partsOf(inner, `${path}.${inner.name}`))
}
