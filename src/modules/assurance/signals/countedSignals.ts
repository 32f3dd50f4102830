import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { SignalDefinition } from '../../../platform/assurance/declarations.js'
import { type Counted, readHours } from '../../../platform/measurements/measurementStore.js'
import { platformOf } from '../../../platform/platform.js'
import { definedSignals } from '../definitions.js'
import { addSignals, type NewSignal } from './signalStore.js'

/** From now on, counts of this process that matter become signals within a second. */
export function watchMeasurements(payload: Payload): void {
  const definitions = definedSignals(payload.config)
  platformOf(payload).measurements.watch(async (counted) => {
    const signals = counted.flatMap(({ name, hour, added, total }) =>
      signalsOf(definitions, { name, hour, folds: foldCounts(total - added, total) }),
    )
    if (signals.length > 0) await addSignals(await createLocalReq({}, payload), signals)
  })
}

const hourMs = 3_600_000

/**
 * Publishes the remaining counts of finished hours, including those of a killed process. Looks back a day; running it
 * twice publishes nothing twice: signals that were published before have the same fold keys.
 */
export async function publishFinishedHours(req: PayloadRequest): Promise<void> {
  const now = platformOf(req.payload).clock.now().getTime()
  // Another process may still be writing its counts of the last second of an hour.
  const until = Math.floor((now - 60_000) / hourMs) * hourMs
  const definitions = definedSignals(req.payload.config)
  const hours = await readHours(req, {
    prefixes: definitions.map(({ counter }) => counter),
    from: new Date(until - 24 * hourMs),
    until: new Date(until),
  })
  const signals = hours.flatMap(({ name, hour, total }) =>
    signalsOf(definitions, { name, hour, folds: [...foldCounts(0, total), ...foldRest(total)] }),
  )
  await addSignals(req, signals)
}

function signalsOf(
  definitions: readonly SignalDefinition[],
  { name, hour, folds }: Pick<Counted, 'name' | 'hour'> & { folds: readonly Fold[] },
): NewSignal[] {
  const definition = definitions.find(({ counter }) =>
    counter.endsWith('.') ? name.startsWith(counter) : name === counter,
  )
  if (!definition) return []
  const { counter, impact, exposure, detector, ...published } = definition
  const rule = name.slice(counter.length)
  return folds.map(({ step, count, magnitude }) => ({
    ...published,
    count,
    status: 'open',
    // The more often in an hour, the likelier: 2 for once, 3 for ten times, 4 for a hundred times.
    severity: [Math.min(5, 2 + magnitude), impact, exposure],
    evidence: { detector, ...(rule && { ruleIds: [rule] }) },
    foldKey: `${name} ${hour.toISOString()} ${step}`,
  }))
}

type Fold = { step: string; count: number; magnitude: number }

/**
 * Splits an hour's count from `before` (published) to `total` into signals: one at the 1st, 10th, 100th and so on, each
 * for those since the one before. So a flood makes only a few signals, the same in whichever process.
 */
export function foldCounts(before: number, total: number): Fold[] {
  const folds: Fold[] = []
  for (let magnitude = 0, step = 1; step <= total; magnitude += 1, step *= 10) {
    if (step > before) folds.push({ step: String(step), count: tenth(step), magnitude })
  }
  return folds
}

/** The remainder of a finished hour after its last step, so that the signals' counts add up. */
export function foldRest(total: number): Fold[] {
  const magnitude = Math.floor(Math.log10(total))
  const count = total - 10 ** magnitude
  return count > 0 ? [{ step: 'rest', count, magnitude }] : []
}

function tenth(step: number): number {
  return step === 1 ? 1 : step - step / 10
}
