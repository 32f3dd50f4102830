import type { Endpoint } from 'payload'

import { failureResponse } from '../../../platform/http/failureResponse.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'

const allow = 'OPTIONS, POST'

/** Refuses other methods where Payload would take the last part of a collection's path for the id of a document. */
export function onlyPost(path: string): Endpoint[] {
  return (['get', 'patch', 'delete'] as const).map((method) => ({
    path,
    method,
    handler: (req) =>
      failureResponse(
        new Problem(problems.methodNotAllowed, {
          detail: `This address allows ${allow}.`,
          headers: { allow },
        }),
        req,
      ),
  }))
}
