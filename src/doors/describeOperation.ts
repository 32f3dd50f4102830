import type { z } from 'zod'

import type { Contract } from '../platform/http/contract.js'
import type { Components, JsonSchema } from './components.js'
import { describeAnswers } from './describeAnswers.js'
import { exampleOf } from './exampleOf.js'
import { securityOf } from './security.js'

/** One operation of the document, from the declaration that serves it. */
export function describeOperation(contract: Contract, components: Components) {
  const { operationId, summary, description, body, ownForm, idempotent } = contract
  return {
    operationId,
    tags: [operationId.split('.')[0]],
    summary,
    ...(description && { description }),
    parameters: [...parameters(contract, components), ...(idempotent ? [idempotencyKey] : [])],
    ...(body && { requestBody: requestBody(contract, components) }),
    ...(ownForm && { requestBody: { content: formContent(ownForm, components) } }),
    responses: describeAnswers(contract, components),
    security: securityOf(contract),
  }
}

function parameters({ params, query }: Contract, components: Components) {
  const part = (schema: Contract['query'], location: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = components.describe(schema, 'input') as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, value]) => {
      const isRequired = location === 'path' || required.includes(name)
      return {
        name,
        in: location,
        required: isRequired,
        schema: value,
        ...(isRequired && { example: exampleOf(value, components.schemas, name) }),
      }
    })
  }
  return [...part(params, 'path'), ...part(query, 'query')]
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' },
}

const bodyMediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  csv: 'text/csv',
}

function requestBody({ body, bodyTypes }: Contract, components: Components) {
  const schema = body ? components.describe(body, 'input') : {}
  const example = exampleOf(schema, components.schemas)
  const content = { schema, ...(fits(body, example) && { example }) }
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

function formContent(form: z.ZodObject, components: Components) {
  return { [bodyMediaTypes.form]: { schema: components.describe(form, 'input') } }
}

/** Bodies that a schema does not wholly describe (one field or the other) are left without an example. */
function fits(body: Contract['body'], example: unknown): boolean {
  try {
    return body?.safeParse(example).success ?? false
  } catch {
    // It compares with documents of the running service: all else of it was right.
    return true
  }
}
