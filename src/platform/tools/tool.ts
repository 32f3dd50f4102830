import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { EndpointAccess } from '../api/contract.js'

declare module '../extend.js' {
  interface Declarations {
    /** What agents may call over MCP. */
    tools: AnyTool[]
  }
}

/**
 * What agents may call over MCP, declared by a module in `extend(config, { tools })`. `run` is given the caller's
 * request, and must do nothing that the caller may not do over REST (`overrideAccess: false`).
 */
type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> = {
  /** Lower-case words with underscores. */
  name: string
  /** For the agent: what it gives, and when to call it. */
  description: string
  input: Input
  output: Output
  access: EndpointAccess
  /** Whether it is listed for a caller. One who calls it without that is told why they may not. */
  isListed?: (call: { req: PayloadRequest }) => Promise<boolean>
  /** Whether it changes nothing. */
  isReadOnly?: boolean
  run(req: PayloadRequest, input: z.output<Input>): Promise<z.input<Output>>
}

/** Any tool, for lists of them: it is only ever given what its own schema made. */
export type AnyTool = Omit<Tool, 'run'> & {
  run(req: PayloadRequest, input: never): Promise<unknown>
}

/** A tool as its module writes it, its `run` typed by its schemas. */
export function tool<Input extends z.ZodObject, Output extends z.ZodType>(
  declared: Tool<Input, Output>,
): AnyTool {
  return declared
}
