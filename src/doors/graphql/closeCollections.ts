import type { Field, SanitizedCollectionConfig } from 'payload'

/** Public, although they have no drafts. */
const open = new Set(['media', 'payment-links', 'risk-items'])

/**
 * Keeps content in GraphQL and closes everything else to it: people, their orders and messages, users, keys and logs
 * are read over REST alone, where each route has its own rules and limits. Fields that refer to something closed are
 * closed too, because their type could not be built.
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

/** A missing slug is made from the title, so mutations do not have to name one. */
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
