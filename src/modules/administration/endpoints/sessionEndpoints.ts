import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { roleOf } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { IdParams } from '../../../platform/http/parameters.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import { endSession, listSessions } from '../users/sessionStore.js'
import { signedIn } from '../users/userAccess.js'

const Sessions = z
  .object({
    docs: z.array(
      z.object({
        id: z.string(),
        device: z.string().nullable(),
        network: z.string().nullable(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        isThis: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'StaffSessions' })

const list = endpoint({
  operationId: 'users.listSessions',
  path: '/:id/sessions',
  summary: 'List the sessions of a user',
  description: 'Your own; admins see those of everybody.',
  access: signedIn,
  params: IdParams,
  output: Sessions,
  handler: async ({ req, params: { id } }) => {
    requireOwn(req, id)
    const sessions = await listSessions(req.payload, id)
    const present = (req.user as { _sid?: string } | null)?._sid
    return {
      docs: sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
        ...session,
        createdAt: new Date(createdAt).toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
        isThis: session.id === present,
      })),
    }
  },
})

const end = endpoint({
  operationId: 'users.endSession',
  method: 'delete',
  path: '/:id/sessions/:session',
  summary: 'End a session of a user',
  description: 'Yourself; admins sign out everybody.',
  access: signedIn,
  params: IdParams.extend({ session: z.string().max(64) }),
  status: 204,
  handler: async ({ req, params: { id, session } }) => {
    requireOwn(req, id)
    await transact(req, async () => {
      if (!(await endSession(req, id, session))) throw new Problem(problems.notFound)
      const after = { by: 'a list of sessions' }
      await addAuditEntry(req, { action: 'sign-out', target: 'users', targetId: id, after })
    })
    return new Response(null, { status: 204 })
  },
})

export const sessionEndpoints: Endpoint[] = [list, end]

function requireOwn(req: PayloadRequest, id: string): void {
  if (id !== req.user?.id && roleOf(req) !== 'admin') throw new Problem(problems.forbidden)
}
