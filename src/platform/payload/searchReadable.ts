import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import type { Operation } from '../access.js'

/**
 * Leaves out of a list's search what belongs to documents that its caller may not read. Payload 3.90 refuses a whole query
 * for one path into a collection that is closed to them, and its lists then say that nothing was found.
 */
export async function searchReadable({ args, operation, req }: Operation): Promise<void> {
  const { collection, where } = args
  if (operation !== 'read' || !where) return
  const { admin, flattenedFields } = collection.config
  const paths = admin.listSearchableFields ?? []
  const parts = Array.isArray(where.and) ? where.and : []
  const search = [where, ...parts].find((part) => isSearch(part, paths))
  if (!search) return
  const mayRead = await Promise.all(
    paths.map(async (path) => {
      const field = flattenedFields.find(({ name }) => name === path.split('.', 1)[0])
      const to = field && 'relationTo' in field && path.includes('.') ? field.relationTo : undefined
      return typeof to !== 'string' || (await isReadable(req, to))
    }),
  )
  const or = (search.or ?? []).filter((_, at) => mayRead[at])
  const and = parts.map((part) => (part === search ? { or } : part))
  if (or.length > 0) Object.assign(args, { where: search === where ? { or } : { ...where, and } })
}

/** One condition for each path of the list, in their order, as its search box makes them. */
function isSearch(part: Where | null, paths: readonly string[]): boolean {
  const or = part?.or
  return (
    or?.length === paths.length &&
    paths.every((path, at) => {
      const { like } = { ...(or[at]?.[path] as object | undefined) } as { like?: unknown }
      return typeof like === 'string'
    })
  )
}

async function isReadable(req: PayloadRequest, slug: CollectionSlug): Promise<boolean> {
  return (await req.payload.collections[slug].config.access.read({ req })) !== false
}
