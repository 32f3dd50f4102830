import type { LabelFunction, Payload, StaticLabel, TextFieldServerProps } from 'payload'

import { ListSelect } from '../../../admin/fields/ListSelect.js'
import { wordsOf } from '../../../admin/records/fieldAt.js'
import { contractOf } from '../../../platform/api/contract.js'
import { operationOf, type ScopeOperation } from '../../../platform/credentials/scopes.js'

type Props = Pick<TextFieldServerProps, 'clientField' | 'path' | 'payload' | 'readOnly'>

/** What a key may do, chosen from everything that a key can be limited to. */
export function ScopesField({ clientField, path, payload, readOnly }: Props) {
  return (
    <ListSelect
      field={clientField}
      options={scopeOptions(payload)}
      path={path}
      readOnly={readOnly}
    />
  )
}

type Area = { slug: string; label: string; operations: readonly ScopeOperation[] }

const verbs: Record<ScopeOperation, string> = {
  read: 'read',
  create: 'create',
  update: 'change',
  delete: 'delete',
}

function scopeOptions({ config }: Pick<Payload, 'config'>) {
  const collections = config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug, labels }): Area => {
      const operations = ['read', 'create', 'update', 'delete'] as const
      return { slug, label: labelOf(labels.plural, slug), operations }
    })
  const globals = config.globals.map(({ slug, label }): Area => ({
    slug,
    label: labelOf(label, slug),
    operations: ['read', 'update'],
  }))
  const known = [...collections, ...globals].toSorted((a, b) => a.label.localeCompare(b.label))
  const slugs = new Set(known.map(({ slug }) => slug))
  const others = otherAreas(config).filter(({ slug }) => !slugs.has(slug))
  return [
    { value: '*', label: 'Everything that its owner may do' },
    { value: '*:read', label: 'Everything: read' },
    ...[...known, ...others].flatMap(({ slug, label, operations }) => [
      ...operations.map((one) => ({ value: `${slug}:${one}`, label: `${label}: ${verbs[one]}` })),
      ...(operations.length > 1 ? [{ value: `${slug}:*`, label: `${label}: read and write` }] : []),
    ]),
  ]
}

/** The endpoints of our own that belong to no collection, by the first part of their path. */
function otherAreas({ endpoints }: Payload['config']): Area[] {
  const areas = new Map<string, Set<ScopeOperation>>()
  for (const endpoint of endpoints) {
    const { access } = contractOf(endpoint) ?? { access: 'public' }
    const slug = endpoint.path.split('/')[1]
    if (access === 'public' || access.by || !slug) continue
    areas.set(slug, (areas.get(slug) ?? new Set()).add(operationOf(endpoint)))
  }
  return Array.from(areas, ([slug, operations]) => ({
    ...{ slug, label: `/api/${slug}` },
    operations: [...operations],
  }))
}

/** The words of the admin, with the name of the API where that is another. */
function labelOf(label: LabelFunction | StaticLabel | false, slug: string): string {
  const words = wordsOf(typeof label === 'function' ? undefined : label, slug)
  return words.toLowerCase().replaceAll(' ', '-') === slug ? words : `${words} (${slug})`
}
