import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { platformOf } from '../../platform/platform.js'
import { RiskItems } from './RiskItems.js'
import { runSelfTests } from './controls/runSelfTests.js'
import { createSigner } from './createSigner.js'
import { getKeys, getSchema, getTelemetry } from './endpoints.js'
import { feedTasks } from './feedTasks.js'
import { watchMeasurements } from './signals/countedSignals.js'
import { createStreams, telemetryTopic } from './signals/createStreams.js'

/**
 * The public assurance feed: what modules declare as `metrics`, `signals`, `selfTests` and `aiSystem`, with the risks
 * that staff declare. The key that signs it is derived from `secret`, PAYLOAD_SECRET.
 */
export const assurance =
  ({ secret }: { secret: string }): Plugin =>
  (config) => {
    const signer = createSigner(secret)
    const streams = createStreams()
    let tested = Promise.resolve()
    return extend(config, {
      collections: [RiskItems],
      endpoints: [
        getTelemetry({ signer, streams, tested: () => tested }),
        getSchema,
        getKeys(signer),
      ],
      tasks: feedTasks,
      topics: [telemetryTopic],
      onInit: (payload) => {
        const { log, readiness } = platformOf(payload)
        watchMeasurements(payload)
        // Not earlier, because modules listed later may not have started their guards yet.
        tested = readiness.started
          .then(() => runSelfTests(payload))
          .catch((err: unknown) => {
            log.warn({ err, msg: 'The results of the self-tests could not be kept' })
          })
      },
    })
  }
