import type { Plugin } from 'payload'

import { extend } from '../../../platform/extend.js'
import { platformOf } from '../../../platform/platform.js'
import { RiskItems } from './RiskItems.js'
import { runSelfTests } from './controls/runSelfTests.js'
import { getKeys } from './endpoints/getKeys.js'
import { getSchema } from './endpoints/getSchema.js'
import { getTelemetry } from './endpoints/getTelemetry.js'
import { createStreams } from './signals/createStreams.js'
import { watchMeasurements } from './signals/watchMeasurements.js'
import { createSigner } from './createSigner.js'
import { feedTasks } from './tasks/feedTasks.js'
import type { TelemetryOptions } from './telemetryOptions.js'
import { telemetryTopic } from './telemetryTopic.js'

/** The assurance feed, with the risk items that staff declare. */
export const telemetry =
  (options: TelemetryOptions): Plugin =>
  (config) => {
    const signer = createSigner(options.secret)
    const streams = createStreams()
    let tested = Promise.resolve()
    return extend(config, {
      collections: [RiskItems],
      endpoints: [
        getTelemetry({ options, signer, streams, tested: () => tested }),
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
