import type { Plugin } from 'payload'
import { z } from 'zod'

import { extend } from '../../platform/extend.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { preferredType } from '../../platform/http/preferredType.js'
import { Reply } from '../../platform/http/reply.js'
import { answerQuery } from './answerQuery.js'
import { publicQueries } from './publicQueries.js'

const Request = z
  .strictObject({
    query: z.string().max(20_000),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().max(200).nullish(),
    extensions: z.record(z.string(), z.unknown()).nullish(),
  })
  .meta({ id: 'GraphqlRequest' })

const Answer = z
  .object({
    data: z.record(z.string(), z.unknown()).nullish(),
    errors: z.array(z.looseObject({ message: z.string() })).optional(),
  })
  .meta({ id: 'GraphqlAnswer' })

const json = 'application/json'
const graphqlJson = 'application/graphql-response+json'

const post = endpoint({
  operationId: 'graphql.query',
  method: 'post',
  path: '/graphql',
  summary: 'Run a GraphQL query',
  description:
    'Content as in the admin’s lists, and the queries `courses`, `search` and `links`, which answer as REST does.',
  body: Request,
  output: Answer,
  otherAnswers: { 400: 'The query was not run; `errors` says why.' },
  otherContentTypes: [graphqlJson],
  access: 'public',
  callers: ['staff'],
  auth: 'optional',
  limit: [{ name: 'graphql', points: 240, seconds: 60 }],
  handler: async ({ req, body }) => {
    const { status, body: answer } = await answerQuery(req, body)
    const accept = req.headers.get('accept') ?? graphqlJson
    const isKnown = accept.includes(graphqlJson)
    const type = preferredType(accept, isKnown ? [graphqlJson, json] : [json, graphqlJson])
    // Clients that accept only JSON read a body only with status 200 (GraphQL over HTTP, 6.4.1).
    const isLegacy = /^\s*application\/json\s*(?:;[^,]*)?$/i.test(accept)
    return new Reply(answer as z.input<typeof Answer>, {
      status: isLegacy ? 200 : status,
      headers: { 'content-type': type === graphqlJson ? `${type}; charset=utf-8` : type },
    })
  },
})

/** GraphQL at `/api/graphql`. */
export const graphql = (): Plugin => (config) =>
  extend(
    {
      ...config,
      graphQL: {
        ...config.graphQL,
        maxComplexity: 500,
        // NODE_ENV does not help here, because the demo runs as production does; our own rule decides.
        disableIntrospectionInProduction: false,
        queries: (api, { config: finished, Query }) => {
          leaveOutAccess(Query)
          return publicQueries(api, finished)
        },
      },
    },
    { endpoints: [post] },
  )

/** Field permissions matter only to the admin, which asks over REST, and would be half of the schema. */
function leaveOutAccess({ fields }: { fields: Record<string, unknown> }): void {
  for (const name of Object.keys(fields)) {
    if (/^(?:Access|docAccess)/.test(name)) Reflect.deleteProperty(fields, name)
  }
}
