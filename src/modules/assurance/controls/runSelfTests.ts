import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { customOf } from '../../../platform/extend.js'
import { TimeoutError, within } from '../../../platform/abort.js'
import { platformOf } from '../../../platform/platform.js'
import type { SelfTestResult } from '../../../platform/assurance/declarations.js'
import { moveStates } from '../states/stateStore.js'
import { addSignals, type NewSignal } from '../signals/signalStore.js'
import type { Vector } from '../severity.js'

/** A self-test that takes longer (milliseconds), on a busy machine, shows nothing: the state stays as it was. */
const defaultPatienceMs = 5_000

const states = { passed: 'active', failed: 'degraded', off: 'off', unknown: 'unknown' } as const

export const controlKey = (id: string): string => `control:${id}`

/** Runs every declared self-test, stores the results for all processes, and publishes each change. */
export async function runSelfTests(payload: Payload, patienceMs = defaultPatienceMs) {
  const { clock } = platformOf(payload)
  const tests = Object.entries(customOf(payload.config).selfTests ?? {})
  const results = await Promise.all(
    tests.map(async ([id, test]) => {
      const run = async () => within(patienceMs, Promise.resolve(test.run(payload)))
      const result = await resultOf(payload, id, run)
      return result ? [{ key: controlKey(id), state: states[result], checkedAt: clock.now() }] : []
    }),
  )
  const req = await createLocalReq({}, payload)
  await transact(req, () => tellChanges(req, results.flat()))
}

async function resultOf(payload: Payload, control: string, run: () => Promise<SelfTestResult>) {
  const { log } = platformOf(payload)
  try {
    const result = await run()
    if (result === 'failed') log.error({ control, msg: 'A guard failed its own test' })
    return result
  } catch (err) {
    if (err instanceof TimeoutError) {
      log.warn({ control, msg: 'The test of a guard did not end in time' })
      return undefined
    }
    log.error({ err, control, msg: 'A guard failed its own test' })
    return 'failed'
  }
}

async function tellChanges(req: PayloadRequest, results: Parameters<typeof moveStates>[1]) {
  const changes = await moveStates(req, results)
  // A control that works from the start is not news, nor is one that cannot be tested yet.
  const news = changes.filter(
    ({ state, before }) => state !== 'unknown' && (before !== null || state !== 'active'),
  )
  const { selfTests = {} } = customOf(req.payload.config)
  await addSignals(
    req,
    news.map(({ key, state }) => {
      const id = key.slice(controlKey('').length)
      return { ...changed(id, state), mappings: selfTests[id]?.mappings ?? {} }
    }),
  )
}

const kinds: Record<string, { type: string; severity: Vector }> = {
  active: { type: 'foyer.control.restored.v1', severity: [1, 1, 1] },
  degraded: { type: 'foyer.control.self_test_failed.v1', severity: [4, 5, 3] },
  off: { type: 'foyer.control.switched_off.v1', severity: [3, 3, 2] },
}

function changed(id: string, state: string): Omit<NewSignal, 'mappings'> {
  const isActive = state === 'active'
  return {
    type: 'foyer.control.changed.v1',
    severity: [1, 1, 1],
    ...kinds[state],
    source: '/api/tools/ai-assurance/telemetry',
    subject: `controls/${id}`,
    disposition: isActive ? 'blocked' : 'allowed',
    status: isActive ? 'closed' : 'open',
    category: 'controls',
    title: `The control ${id} is ${state}`,
    evidence: { detector: 'self-test', ruleIds: [id] },
  }
}
