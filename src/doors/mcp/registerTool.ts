import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server'
import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

import { Problem } from '../../platform/http/Problem.js'
import { problemOf } from '../../platform/http/failureResponse.js'
import { parseBody } from '../../platform/http/validate.js'
import { badValue, isBadValue } from '../../platform/payload/answerBadInput.js'
import { runIdempotent } from '../../platform/idempotency/runIdempotent.js'
import { capitalised } from '../../platform/text.js'
import type { AnyTool } from '../../platform/tools/tool.js'
import { jsonSchemaOf } from '../components.js'

/** Registers a tool for one caller; errors are reported to the agent as REST reports them. */
export function registerTool(server: McpServer, tool: AnyTool, req: PayloadRequest): void {
  const { name, description, input, output, isReadOnly = false } = tool
  server.registerTool(
    name,
    {
      description,
      inputSchema: schemaOf(input, 'input'),
      outputSchema: schemaOf(output, 'output'),
      annotations: {
        // `create_draft` is shown as “Create draft”.
        title: capitalised(name.replaceAll('_', ' ')),
        readOnlyHint: isReadOnly,
        destructiveHint: name === 'publish',
        idempotentHint: isReadOnly || name === 'publish',
        // Nothing leaves this site and its content.
        openWorldHint: false,
      },
    },
    async (given: unknown) => {
      const run = async () => output.parse(await tool.run(req, given as never)) as Answer
      try {
        const { answer, isReplay } = isReadOnly
          ? { answer: await run(), isReplay: false }
          : await runOnce({ req, name, given }, run)
        return {
          content: [{ type: 'text', text: JSON.stringify(answer) }],
          structuredContent: answer,
          ...(isReplay && { _meta: { 'foyer/idempotent-replayed': true } }),
        }
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: explain(error, req) }] }
      }
    },
  )
}

type Answer = Record<string, unknown>

type ToolCall = { req: PayloadRequest; name: string; given: unknown }

/** Runs a tool once for the `Idempotency-Key` of its request. */
async function runOnce({ req, name, given }: ToolCall, run: () => Promise<Answer>) {
  const response = await runIdempotent({
    ...{ req, body: given, contract: { operationId: `mcp.${name}` } },
    work: async () => Response.json(await run()),
  })
  const isReplay = response.headers.has('idempotent-replayed')
  return { answer: (await response.json()) as Answer, isReplay }
}

type ToolSchema = ReturnType<typeof fromJsonSchema>

const schemas = {
  input: new WeakMap<z.ZodType, ToolSchema>(),
  output: new WeakMap<z.ZodType, ToolSchema>(),
}

/** A zod schema in the protocol's form; converted once, because a server is created for every request. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): ToolSchema {
  const known = schemas[io].get(schema)
  if (known) return known
  // The protocol requires an object at the root, even where a schema combines several.
  const json = { type: 'object', ...jsonSchemaOf(schema, io) }
  const made = fromJsonSchema(json as Parameters<typeof fromJsonSchema>[0], {
    getValidator: () => (value: unknown) => {
      const result = schema.safeParse(value)
      // The output was already parsed and has its final form.
      if (io === 'output') return { valid: true, data: value as never, errorMessage: undefined }
      return result.success
        ? { valid: true, data: result.data as never, errorMessage: undefined }
        : { valid: false, data: undefined, errorMessage: describe(schema, value) }
    },
  })
  schemas[io].set(schema, made)
  return made
}

/** The faults of arguments in the words of REST, with what to send instead. */
function describe(schema: z.ZodType, value: unknown): string {
  try {
    parseBody(schema, value)
  } catch (error) {
    if (error instanceof Problem) return `${error.code}: ${faultsIn(error)}`
  }
  return 'The arguments are not valid.'
}

function faultsIn({ errors = [] }: Problem): string {
  return errors.map(({ path, message }) => `${path || 'arguments'}: ${message}`).join('\n')
}

function explain(thrown: unknown, { payload }: PayloadRequest): string {
  const error = problemOf(thrown) ?? thrown
  if (error instanceof Problem) {
    return [`${error.code}: ${error.message}`, faultsIn(error)].filter(Boolean).join('\n')
  }
  if (error instanceof APIError && error.isPublic) {
    const { errors = [] } = (error.data ?? {}) as { errors?: { path: string; message: string }[] }
    return [error.message, ...errors.map(({ path, message }) => `${path}: ${message}`)].join('\n')
  }
  if (thrown instanceof Error && isBadValue(thrown)) return `validation_failed: ${badValue}`
  payload.logger.error({ err: error, msg: 'A tool failed' })
  return 'internal_error: The call failed on our side. Try again later.'
}
