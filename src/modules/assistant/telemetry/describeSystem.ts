import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { Metric, TelemetryDocument } from './schemas.js'
import type { TelemetryOptions } from './telemetryOptions.js'

type System = TelemetryDocument['system']

/** The AI system that the feed is about, its current mode, and its classification by the deployer. */
export function describeSystem(
  payload: Payload,
  metrics: readonly Metric[],
  { hasPlatform, model }: TelemetryOptions,
): System {
  const breaker = metrics.find(({ id }) => id === 'breaker.state')?.value
  const isBroken = breaker !== undefined && breaker !== null && breaker > 0
  return {
    id: 'foyer-assistant',
    name: 'Site assistant',
    version: platformOf(payload).version,
    role: 'deployer',
    intendedPurpose:
      'Answers visitors’ questions about what this site has published, with its sources, and says so where the site holds no answer.',
    mode: modeOf({ hasPlatform, isBroken }),
    models: [
      ...(hasPlatform ? [{ provider: 'platform', name: model ?? 'unnamed', version: null }] : []),
      { provider: 'foyer', name: 'local-extractive', version: platformOf(payload).version },
    ],
    classification: {
      euAiAct: 'limited',
      basis:
        'Regulation (EU) 2024/1689, Article 50(1): it talks with people and tells them that it is an AI system.',
      method: 'self-assessed',
      assessedAt: null,
    },
  }
}

function modeOf({
  hasPlatform,
  isBroken,
}: {
  hasPlatform: boolean
  isBroken: boolean
}): System['mode'] {
  if (!hasPlatform) return 'local'
  return isBroken ? 'degraded' : 'platform'
}
