import type { AiSystem } from '../../../platform/assurance/declarations.js'
import { platformOf } from '../../../platform/platform.js'
import type { Assistant } from '../createAssistant.js'

/** The assistant as assessors see it. A platform AI whose breaker is not closed counts as degraded. */
export function describeAiSystem({ payload, options, platformAi }: Assistant): AiSystem {
  const { version } = platformOf(payload)
  const isDegraded = platformAi && platformAi.breaker.state() !== 'closed'
  return {
    id: 'foyer-assistant',
    name: 'Site assistant',
    version,
    intendedPurpose:
      'Answers visitors’ questions about what this site has published, with its sources, and says so where the site holds no answer.',
    mode: platformAi ? (isDegraded ? 'degraded' : 'platform') : 'local',
    models: [
      ...(platformAi
        ? [{ provider: 'platform', name: options.platformAi?.model ?? 'unnamed', version: null }]
        : []),
      { provider: 'foyer', name: 'local-extractive', version },
    ],
    classification: {
      euAiAct: 'limited',
      basis:
        'Regulation (EU) 2024/1689, Article 50(1): it talks with people and tells them that it is an AI system.',
    },
  }
}
