import type { Operation } from '../access.js'

type Args = {
  collection: { config: { defaultSort?: unknown; flattenedFields: Named[] } }
  sort?: unknown
}

type Named = { name: string; localized?: boolean | undefined }

/**
 * A list read in all languages cannot be sorted by a translated field: Payload counts each translation towards the
 * limit, and leaves documents out. Such a list is sorted by creation time.
 */
export function sortAllLanguages({ args, operation, req }: Operation): void {
  if (operation !== 'read' || req.locale !== 'all') return
  const { collection, sort } = args as Args
  const { defaultSort, flattenedFields } = collection.config
  const translated = new Set(flattenedFields.flatMap((one) => (one.localized ? [one.name] : [])))
  const kept = [sort ?? defaultSort]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .filter((one) => !translated.has(one.replace(/^-/, '').split('.', 1)[0] ?? ''))
  Object.assign(args, { sort: kept.length > 0 ? kept : 'id' })
}
