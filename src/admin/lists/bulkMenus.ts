import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

import { labelOf } from '../records/fieldAt.js'
import type { BulkChange, BulkMenu } from './BulkBar.js'

/** What can be done with the chosen documents of a list at once, under `custom.bulk` of its collection. */
export type BulkAction =
  /** Sets a field to one of its choices, or to one of the related documents that `among` describes. */
  { label: string; field: string; among?: Where } | { label: string; change: BulkChange }

type Caller = Pick<PayloadRequest, 'payload' | 'user'>

/** The menus of a collection's list, for those who may use them. */
export async function bulkMenus(
  caller: Caller,
  { custom, access, flattenedFields, slug }: SanitizedCollectionConfig,
): Promise<BulkMenu[]> {
  const { bulk = [] } = custom as { bulk?: BulkAction[] }
  if (bulk.length === 0) return []
  const mayUpdate = await access.update({ req: caller as PayloadRequest })
  const shown = bulk.filter(
    (action) => mayUpdate || ('change' in action && 'post' in action.change),
  )
  return Promise.all(
    shown.map(async (action) => {
      if ('change' in action) return { label: action.label, choices: [action] }
      const field = flattenedFields.find(({ name }) => name === action.field)
      if (field?.type === 'select') {
        const choices = field.options.map((option) => {
          const value = typeof option === 'string' ? option : option.value
          return { label: labelOf(field, value), change: { set: { [action.field]: value } } }
        })
        return { label: action.label, choices }
      }
      if (field?.type !== 'relationship' || typeof field.relationTo !== 'string')
        throw new Error(`${slug} has no choices for ${action.field}`)
      const related = await namesOf(caller, field.relationTo, action.among)
      const choices = related.map(({ id, label }) => ({
        label,
        change: { set: { [action.field]: id } },
      }))
      return { label: action.label, choices }
    }),
  )
}

const most = 50

/** Read as the service, because who may set a field may see what it can be set to. */
async function namesOf({ payload }: Caller, collection: CollectionSlug, where: Where = {}) {
  const { docs } = await payload.find({ collection, where, limit: most, depth: 0 })
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  return docs.map((document) => {
    const names = document as unknown as Record<string, unknown>
    const label = [names['name'], names[useAsTitle]].find(
      (name): name is string => typeof name === 'string' && name !== '',
    )
    return { id: document.id, label: label ?? 'Untitled' }
  })
}
