import type { z } from 'zod'

import type { Contract } from '../platform/api/contract.js'
import type { LimitRule } from '../platform/limits/createLimits.js'
import { areaOf } from './areas.js'
import { accessOf, callersOfContract, wordsFor } from './callers.js'
import type { Components } from './components.js'
import { describeAnswers } from './describeAnswers.js'
import { exampleOf, type JsonSchema } from '../platform/api/exampleOf.js'
import { propertiesOf } from './propertiesOf.js'
import { securityOf } from './security.js'

/** One operation of the document, from the declaration that serves it. */
export function describeOperation(contract: Contract, path: string, components: Components) {
  const {
    operationId,
    summary,
    description = '',
    body,
    ownForm,
    idempotent,
    limit,
    deprecated,
  } = contract
  const callers = callersOfContract(contract, body !== undefined && asksForCode(body, components))
  return {
    operationId,
    tags: [areaOf(operationId, path)],
    summary,
    description: [noticeOf(deprecated), description, wordsFor(callers)]
      .filter(Boolean)
      .join('\n\n'),
    ...(deprecated && { deprecated: true }),
    ...accessOf(callers),
    ...(limit.length > 0 && { 'x-limits': limit.map(limitOf) }),
    parameters: [
      ...parameters(contract, components),
      ...(idempotent ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
    ],
    ...(body && { requestBody: requestBody(contract, components) }),
    ...(ownForm && { requestBody: { content: formContent(ownForm, components) } }),
    responses: describeAnswers(contract, components),
    security: securityOf(contract),
  }
}

function noticeOf(deprecated: Contract['deprecated']): string {
  if (!deprecated) return ''
  const { since, until, instead } = deprecated
  return `**Deprecated** since ${since}; it answers until ${until}. Use \`${instead}\`.`
}

function limitOf({ name, points, seconds }: LimitRule) {
  return { name, quota: points, window: seconds }
}

function parameters({ params, query }: Contract, components: Components) {
  const part = (schema: Contract['query'], location: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [], takesFilter } = components.describe(schema, 'input')
    const filter = takesFilter ? [{ $ref: '#/components/parameters/where' }] : []
    const own = Object.entries(properties).map(([name, value]) => {
      const isRequired = location === 'path' || required.includes(name)
      const { description = parameterWords[name], ...schema } = value
      return {
        name,
        in: location,
        required: isRequired,
        ...(description !== undefined && { description }),
        schema,
        ...(isRequired && { example: exampleOf(value, components.schemas, name) }),
      }
    })
    return [...filter, ...own]
  }
  return [...part(params, 'path'), ...part(query, 'query')]
}

const bodyMediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  csv: 'text/csv',
}

function requestBody({ body, bodyTypes }: Contract, components: Components) {
  const schema = body ? components.describe(body, 'input') : {}
  const content = { schema, ...examplesOf(body, schema, components) }
  return {
    required: true,
    content: Object.fromEntries(
      bodyTypes.map((type) => [
        bodyMediaTypes[type],
        type === 'csv' ? { schema: { type: 'string' } } : content,
      ]),
    ),
  }
}

/**
 * A body with an optional code is shown twice: as first sent, and with the code that came by email. One that its
 * schema does not fully describe (one field or the other) gets no example.
 */
function examplesOf(body: Contract['body'], schema: JsonSchema, components: Components) {
  const example = exampleOf(schema, components.schemas)
  if (!body?.safeParse(example).success) return {}
  const { otp } = propertiesOf(schema, { components })
  if (!otp || Object.hasOwn(example as object, 'otp')) return { example }
  const proof = exampleOf(otp, components.schemas, 'otp')
  return {
    examples: {
      code: { summary: 'Step 1: without a code. One is sent to the address.', value: example },
      proof: {
        summary: 'Step 2: the same fields with the code from the mail.',
        value: { ...(example as object), otp: proof },
      },
    },
  }
}

function asksForCode(body: NonNullable<Contract['body']>, components: Components): boolean {
  return 'otp' in propertiesOf(components.describe(body, 'input'), { components })
}

function formContent(form: z.ZodObject, components: Components) {
  return { [bodyMediaTypes.form]: { schema: components.describe(form, 'input') } }
}

/** Descriptions of parameters that several endpoints share or that need no more words; a schema's own one wins. */
const parameterWords: Record<string, string> = {
  category:
    'Signals of this category alone. Staff name categories as they like: one that no signal has finds none.',
  currency: 'The ISO 4217 code of the currency of `priceMax`.',
  dryRun: '`true` checks everything and saves nothing.',
  everywhere: '`true` ends every session of the learner, on all devices.',
  expires: 'From the link in the mail.',
  format: 'The form to choose.',
  from: 'The first day, in UTC.',
  id: 'The ID of the document.',
  language: 'The language the course is held in, as a two-letter code.',
  level: 'Courses of this level; repeat it for several.',
  limit: 'The number of items on a page.',
  locale: 'The language of the answer.',
  minSeverity: 'Signals of this severity and above.',
  number: 'The number of the order.',
  page: 'The number of the page, from 1.',
  priceMax: 'The highest price, in minor units of `currency`. Free courses always match.',
  publish: '`true` publishes what is imported; otherwise it is saved as drafts.',
  q: 'The words to search for.',
  search: 'Words to search the list for, as in the admin.',
  sig: 'The signature of `title`, which allows the logo.',
  signature: 'From the link in the mail.',
  since: 'The cursor to continue from: `page.next` of the previous answer.',
  slug: 'The last part of the address of the document.',
  sort: 'What to sort by; a minus before it reverses the order.',
  startsAfter: 'Courses with a date on or after this day; cancelled ones do not count.',
  subtitle: 'A second, smaller line.',
  theme: 'The colours of the image.',
  title: 'The text of the image; left out, the name of the brand.',
  token: 'The token of the order, from the answer that created it.',
  topic: 'Courses on this topic; repeat it for several.',
  type: 'Results of this type; repeat it for several.',
  until: 'The last day, in UTC.',
}
