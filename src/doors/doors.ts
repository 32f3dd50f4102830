import type { Plugin } from 'payload'

import { graphql } from './graphql/graphql.js'
import { mcp } from './mcp/mcp.js'
import { openapi } from './openapi.js'
import { realtime } from './realtime/realtime.js'

/** Every interface beside REST, and the description of all. They read what the modules listed before have declared. */
export const doors = (): Plugin => async (config) => {
  let finished = config
  for (const door of [graphql(), mcp(), realtime(), openapi()]) finished = await door(finished)
  return finished
}
