import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { anyStaff, roleOf } from '../../src/platform/access.js'
import { endpoint } from '../../src/platform/api/endpoint.js'
import { pageParameters, repeatable } from '../../src/platform/http/parameters.js'
import { preferredType } from '../../src/platform/http/accept.js'
import { Problem } from '../../src/platform/http/Problem.js'
import { redirect, Reply } from '../../src/platform/http/reply.js'
import { requiredText, slug, text } from '../../src/platform/text.js'

export const thingBody = z.strictObject({
  name: requiredText(20),
  note: text(50).optional(),
  level: z.enum(['low', 'high']).optional(),
  email: z.email().optional(),
  tags: z.array(requiredText(5)).max(3).optional(),
  size: z.strictObject({ 'a/b~c': z.int().min(1).max(9) }).optional(),
})

const anything = z.looseObject({})

const json = 'application/json'
const linked = 'application/ld+json'

/** Secrets of a failure, none of which may reach a caller. */
export const secretFailure = 'select password from users -- /srv/secret/file.ts'

/** One endpoint for each thing that a declaration can say, with what has happened to them. */
export function makeThings() {
  const calls = { list: 0, create: 0, broken: 0, ticks: 0 }
  const state = { version: 0, delayMs: 0 }

  const list = endpoint({
    operationId: 'things.list',
    path: '/things',
    summary: 'List things',
    query: z.strictObject({
      q: text(20).optional(),
      kind: repeatable(z.enum(['a', 'b'])),
      ...pageParameters(),
    }),
    output: anything,
    otherContentTypes: [linked],
    access: 'public',
    cache: { tags: ['things'] },
    handler: async ({ req, query }) => {
      calls.list += 1
      const { version } = state
      if (state.delayMs > 0) await sleep(state.delayMs)
      if (query.q === 'moved') return redirect('/api/things', 301)
      if (query.q === 'none')
        throw new Problem({ code: 'no_things', status: 404, title: 'No things' })
      const type = preferredType(req.headers.get('accept'), [json, linked])
      const answer = { version, query, type, user: req.user?.id ?? null, filler: 'x'.repeat(2_000) }
      if (type === json) return answer
      return new Response(JSON.stringify(answer), { headers: { 'content-type': linked } })
    },
  })

  const small = endpoint({
    operationId: 'things.small',
    path: '/things/small',
    summary: 'Read little',
    output: z.object({ ok: z.boolean() }),
    access: 'public',
    cache: { tags: ['things'], maxAge: 60 },
    handler: () => ({ ok: true }),
  })

  const create = endpoint({
    operationId: 'things.create',
    method: 'post',
    path: '/things',
    summary: 'Make a thing',
    body: thingBody,
    output: z.object({ number: z.int(), body: thingBody }),
    status: 201,
    access: 'public',
    idempotent: true,
    handler: ({ body }) => {
      calls.create += 1
      return new Reply({ number: calls.create, body }, { headers: { 'x-made': 'yes' } })
    },
  })

  const form = endpoint({
    operationId: 'things.form',
    method: 'post',
    path: '/things/form',
    summary: 'Take a form',
    body: z.object({ name: z.string() }),
    bodyTypes: ['json', 'form'],
    output: anything,
    access: 'public',
    handler: ({ body }) => body,
  })

  const mine = endpoint({
    operationId: 'things.mine',
    path: '/things/mine',
    summary: 'Read what is mine',
    output: z.object({ role: z.string().optional() }),
    access: anyStaff,
    handler: ({ req }) => ({ role: roleOf(req) }),
  })

  const kept = endpoint({
    operationId: 'things.kept',
    path: '/things/kept',
    summary: 'Read what is mine, declared as if it might be kept',
    output: z.object({ role: z.string().optional() }),
    access: anyStaff,
    cache: { tags: ['things'] },
    handler: ({ req }) => ({ role: roleOf(req) }),
  })

  const one = endpoint({
    operationId: 'things.get',
    path: '/things/named/:slug',
    summary: 'Read one thing',
    params: z.object({ slug }),
    output: z.object({ slug: z.string(), seenAt: z.string() }),
    access: 'public',
    handler: ({ req, params }) => ({ ...params, seenAt: new URL(req.url ?? '').origin }),
  })

  const limited = endpoint({
    operationId: 'things.limited',
    path: '/things/limited',
    summary: 'Read seldom',
    output: z.object({ ok: z.boolean() }),
    access: 'public',
    limit: [{ name: 'things-limited', points: 2, seconds: 600, always: true }],
    handler: () => ({ ok: true }),
  })

  const seldom = endpoint({
    operationId: 'things.seldom',
    method: 'post',
    path: '/things/seldom',
    summary: 'Say seldom',
    body: z.strictObject({ word: z.string() }),
    output: z.object({ ok: z.boolean() }),
    access: 'public',
    limit: [{ name: 'things-seldom', points: 2, seconds: 600, always: true }],
    handler: () => ({ ok: true }),
  })

  const broken = endpoint({
    operationId: 'things.broken',
    path: '/things/broken',
    summary: 'Fail',
    output: z.object({ ok: z.boolean() }),
    access: 'public',
    handler: () => {
      calls.broken += 1
      throw new Error(secretFailure)
    },
  })

  const misshapen = endpoint({
    operationId: 'things.misshapen',
    path: '/things/misshapen',
    summary: 'Answer what was not declared',
    output: z.object({ ok: z.boolean() }),
    access: 'public',
    handler: () => ({ ok: secretFailure as unknown as boolean }),
  })

  const stream = endpoint({
    operationId: 'things.stream',
    path: '/things/stream',
    summary: 'Stream, then break off',
    query: z.strictObject({ breaks: z.literal('yes').optional() }),
    access: 'public',
    handler: ({ query }) =>
      new Response(ticks(calls, query.breaks === 'yes'), {
        headers: { 'content-type': 'text/event-stream' },
      }),
  })

  return {
    calls,
    state,
    endpoints: [
      list,
      small,
      create,
      form,
      mine,
      kept,
      one,
      limited,
      seldom,
      broken,
      misshapen,
      stream,
    ],
  }
}

function ticks(calls: { ticks: number }, breaks: boolean): ReadableStream<Uint8Array> {
  let count = 0
  return new ReadableStream({
    pull: async (controller) => {
      await sleep(5)
      count += 1
      calls.ticks += 1
      if (breaks && count > 3) throw new Error(secretFailure)
      controller.enqueue(new TextEncoder().encode(`data: ${String(count)}\n\n`))
    },
  })
}
