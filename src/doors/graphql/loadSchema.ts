import type * as GraphQL from 'graphql'
import type {
  ASTNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from 'graphql'
import type { Field, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import { withInner } from '../../platform/content/fields.js'
import { platformOf } from '../../platform/platform.js'
import { amendResolvers } from './amendResolvers.js'
import { limitFilters } from './limitFilters.js'
import { onOperations, type ToError } from './onOperations.js'

/** The whole GraphQL schema as text, in a stable order. */
export async function schemaSnapshot(config: SanitizedConfig): Promise<string> {
  const { lexicographicSortSchema, printSchema } = await import('graphql')
  const { schema } = await loadSchema(config)
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

type LoadedSchema = {
  schema: GraphQLSchema
  /** Our own rules run first: the work of the others grows with what fragments expand to. */
  bounds: ValidationRule[]
  rules: ValidationRule[]
  /** Payload's own rules; a fragment that contains itself would make them loop, so they come last. */
  limits: (variables: Record<string, unknown>) => ValidationRule[]
}

const loaded = new WeakMap<SanitizedConfig, Promise<LoadedSchema>>()

/** The schema of this configuration, built when first requested: most processes never need it. */
export function loadSchema(config: SanitizedConfig): Promise<LoadedSchema> {
  const schema = loaded.get(config) ?? load(config)
  loaded.set(config, schema)
  return schema
}

async function load(config: SanitizedConfig): Promise<LoadedSchema> {
  const { configToSchema } = await import('@payloadcms/graphql')
  const { GraphQLError, NoSchemaIntrospectionCustomRule, specifiedRules, ...api } =
    await import('graphql')
  const collections = closeCollections(config.collections)
  const { schema, validationRules } = configToSchema({ ...config, collections })
  allowPartialWrites(schema, api)
  amendResolvers(schema, api.isObjectType)
  const toError = (message: string, nodes: ASTNode) => new GraphQLError(message, { nodes })
  // The schema is in the repository; outside the demo nobody needs suggestions of other names.
  const introspection = platformOf({ config }).demo ? [] : [NoSchemaIntrospectionCustomRule]
  return {
    schema,
    bounds: [refuseUnknown, limitBreadth, limitDepth, limitSize, limitFilters].map((make) =>
      make(toError),
    ),
    rules: [...specifiedRules, ...introspection],
    limits: (variableValues) =>
      validationRules({ variableValues } as Parameters<typeof validationRules>[0]),
  }
}

/**
 * Lets a mutation leave out any field, as REST does: fields have defaults, drafts need nothing, settings are changed one
 * by one. What is missing all the same Payload names itself.
 */
function allowPartialWrites(
  schema: GraphQLSchema,
  { isInputObjectType, isNonNullType }: Pick<typeof GraphQL, 'isInputObjectType' | 'isNonNullType'>,
): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type) || !/^mutation.+Input$/.test(type.name)) continue
    for (const field of Object.values(type.getFields())) {
      if (isNonNullType(field.type)) field.type = field.type.ofType
    }
  }
}

/** Content, although they have no drafts; who reads them is decided by their access. */
const open = new Set(['course-sessions', 'lesson-files', 'media', 'payment-links', 'risk-items'])

/**
 * Keeps content in GraphQL and closes everything else to it: people, their orders and messages, users, keys and logs
 * are read over REST alone, where each route has its own rules and limits. Fields that refer to something closed are
 * closed too, because their type could not be built; in blocks only the fields themselves are.
 */
function closeCollections(collections: SanitizedCollectionConfig[]): SanitizedCollectionConfig[] {
  const left = new Set<string>(collections.filter(isOpen).map(({ slug }) => slug))
  for (const { slug, fields } of collections) {
    if (relationsOf(fields).some((relation) => !left.has(relation))) left.delete(slug)
  }
  return collections.map((one) =>
    left.has(one.slug)
      ? { ...one, fields: withOpenBlocks(withOptionalSlugs(one.fields), left) }
      : { ...one, graphQL: false },
  )
}

/** A missing slug is made from the title, so mutations do not have to name one. */
function withOptionalSlugs(fields: Field[]): Field[] {
  return fields.map((field) =>
    field.type === 'text' && field.name === 'slug'
      ? { ...field, required: false }
      : withInner(field, withOptionalSlugs),
  )
}

function withOpenBlocks(fields: Field[], open: ReadonlySet<string>): Field[] {
  const isClosed = (field: Field) => relationsOf([field]).some((relation) => !open.has(relation))
  return fields.map((field) =>
    field.type === 'blocks'
      ? withInner(field, (inner) => inner.filter((one) => !isClosed(one)))
      : field,
  )
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
    return 'fields' in field ? relationsOf(field.fields) : []
  })
}

/** How many root fields one operation may have: each may list a hundred documents, under any alias. */
const maxQuestions = 10

/** A rule that refuses operations of more than `maxQuestions` root fields. */
function limitBreadth(toError: ToError): ValidationRule {
  return onOperations(toError, ({ selectionSet }, context) => {
    const questions = measure(context, { field: () => 1, together: sum })
    if (questions(selectionSet) <= maxQuestions) return undefined
    return `Ask for less at once: at most ${String(maxQuestions)} queries.`
  })
}

type Measure = {
  /** The size of a field, given the size of what is below it. */
  field: (node: FieldNode, below: number) => number
  /** The size of fields beside each other. */
  together: (counts: number[]) => number
}

/**
 * Measures selections with their fragments expanded. Each fragment is measured once: thirty short ones, each using the
 * next twice, expand to a billion fields.
 */
function measure(context: ValidationContext, { field, together }: Measure) {
  const known = new Map<FragmentDefinitionNode, number>()
  const whole = ({ selections }: SelectionSetNode): number =>
    together(
      selections.map((selection) => {
        if (!('name' in selection)) return whole(selection.selectionSet)
        if ('selectionSet' in selection) {
          return field(selection, selection.selectionSet ? whole(selection.selectionSet) : 0)
        }
        return opened(context.getFragment(selection.name.value))
      }),
    )
  const opened = (fragment: FragmentDefinitionNode | null | undefined): number => {
    if (!fragment) return 0
    const count = known.get(fragment)
    if (count !== undefined) return count
    // A fragment that contains itself is refused by another rule; here it only must not loop.
    known.set(fragment, 0)
    known.set(fragment, whole(fragment.selectionSet))
    return known.get(fragment) ?? 0
  }
  return whole
}

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

const most = (counts: number[]): number => Math.max(0, ...counts)

/** How deep fields may nest; relations lead from document to document without end. */
const maxDepth = 10

/** Introspection nests without reading a document; the standard introspection query has 14 levels. */
const maxSchemaDepth = 20

const ofSchema = new Set(['__schema', '__type'])

/** A rule that refuses operations deeper than `maxDepth`, introspection not counted. */
function limitDepth(toError: ToError): ValidationRule {
  return onOperations(toError, ({ selectionSet }, context) => {
    const content = measure(context, {
      field: ({ name }, below) => (ofSchema.has(name.value) ? 0 : 1 + below),
      together: most,
    })
    const everything = measure(context, { field: (_, below) => 1 + below, together: most })
    if (content(selectionSet) > maxDepth) return tooDeep(maxDepth)
    return everything(selectionSet) > maxSchemaDepth ? tooDeep(maxSchemaDepth) : undefined
  })
}

function tooDeep(levels: number): string {
  return `Ask for less at once: at most ${String(levels)} levels.`
}

/** A query without fragments cannot name more fields, because its length is limited. */
const maxFields = 1_000

/** A rule that refuses operations of more than `maxFields`, counted with their fragments expanded. */
function limitSize(toError: ToError): ValidationRule {
  return onOperations(toError, ({ selectionSet }, context) => {
    const fields = measure(context, { field: (_, below) => 1 + below, together: sum })
    if (fields(selectionSet) <= maxFields) return undefined
    return `Ask for less at once: at most ${String(maxFields)} fields.`
  })
}

/** A rule that refuses kinds of operations that the schema does not have: graphql's own rules let them pass. */
function refuseUnknown(toError: ToError): ValidationRule {
  return onOperations(toError, ({ operation }, context) =>
    context.getSchema().getRootType(operation)
      ? undefined
      : `There is no ${operation} here. The WebSocket at /api/ws tells of what happens.`,
  )
}
