import { createLocalReq, type Payload } from 'payload'

import { platformOf } from '../../../../platform/platform.js'
import { addSignals } from './addSignals.js'
import { countedSignals } from './countedSignals.js'

/** From now on, counts of this process that matter become signals within a second. */
export function watchMeasurements(payload: Payload): void {
  platformOf(payload).measurements.watch(async (counted) => {
    const signals = countedSignals(counted)
    if (signals.length > 0) await addSignals(await createLocalReq({}, payload), signals)
  })
}
