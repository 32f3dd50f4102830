import type { Plugin } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../platform/access.js'
import { extend } from '../../platform/extend.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { anyQuery } from '../../platform/api/parseCall.js'
import { Problem } from '../../platform/http/Problem.js'
import { platformOf } from '../../platform/platform.js'
import { describeEvents } from './describeEvents.js'
import { socketProblems } from './socketProblems.js'
import { makeTicket } from './ticket.js'

const Ticket = z
  .object({ ticket: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'SocketTicket' })

const Document = z.looseObject({ asyncapi: z.literal('3.0.0') }).meta({ id: 'AsyncApiDocument' })

const createTicket = endpoint({
  operationId: 'realtime.ticket',
  method: 'post',
  path: '/realtime/ticket',
  summary: 'Create a WebSocket ticket',
  description:
    'For pages of signed-in staff, which have no key to send in `auth`. A ticket is good for half a minute and is stored nowhere, so every call makes a new one, with an `Idempotency-Key` too.',
  output: Ticket,
  access: anyStaff,
  handler: ({ req }) => {
    const now = platformOf(req.payload).clock.now()
    return makeTicket(String(req.user?.id), { secret: req.payload.secret, now })
  },
})

const describeSocket = endpoint({
  operationId: 'asyncapi.get',
  method: 'get',
  path: '/asyncapi.json',
  summary: 'Get the AsyncAPI document of the WebSocket',
  output: Document,
  access: 'public',
  cache: { tags: [] },
  handler: ({ req }) => describeEvents(req.payload.config),
})

/** For callers who ask for the socket in plain HTTP. */
const plainSocket = endpoint({
  operationId: 'realtime.connect',
  method: 'get',
  path: '/ws',
  summary: 'Open the socket',
  query: anyQuery,
  problems: [socketProblems.upgradeRequired],
  unlisted: true,
  access: 'public',
  handler: () => {
    const headers = { upgrade: 'websocket', connection: 'Upgrade' }
    throw new Problem(socketProblems.upgradeRequired, { headers })
  },
})

/** What the socket needs of the API: its tickets and its description. */
export const realtime = (): Plugin => (config) =>
  extend(config, { endpoints: [createTicket, describeSocket, plainSocket] })
