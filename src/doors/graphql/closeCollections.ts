import type { Field, SanitizedCollectionConfig } from 'payload'

/** What has no drafts and is for everyone all the same. */
const open = new Set(['media', 'payment-links', 'risk-items'])

/**
 * Leaves content to GraphQL, and closes all else to it: people, their orders and messages, users, keys and logs are
 * read over REST alone, where each route has its own rules and limits. What refers to something closed is closed too,
 * because a type of it could not be made.
 */
export function closeCollections(
  collections: SanitizedCollectionConfig[],
): SanitizedCollectionConfig[] {
  const left = new Set<string>(collections.filter(isOpen).map(({ slug }) => slug))
  for (const { slug, fields } of collections) {
    if (relationsOf(fields).some((relation) => !left.has(relation))) left.delete(slug)
  }
  return collections.map((one) =>
    left.has(one.slug)
      ? { ...one, fields: withOptionalSlugs(one.fields) }
      : { ...one, graphQL: false },
  )
}

/** A slug that is left out is made from the title, so that no mutation must name one. */
function withOptionalSlugs(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'text' && field.name === 'slug') {
      return { ...field, required: false }
    }
    return 'fields' in field ? { ...field, fields: withOptionalSlugs(field.fields) } : field
  })
}

function isOpen({ slug, versions }: Pick<SanitizedCollectionConfig, 'slug' | 'versions'>): boolean {
  return open.has(slug) || Boolean(versions?.drafts)
}

/** The collections that fields refer to, at any depth. */
function relationsOf(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
    if (field.type === 'join') return [field.collection].flat()
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => relationsOf(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => relationsOf(block.fields))
    return 'fields' in field ? relationsOf(field.fields) : []
  })
}
