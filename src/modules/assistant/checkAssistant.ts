import { connect } from 'node:net'

import { platformOf, type Clock } from '../../platform/platform.js'
import type { Health } from '../../platform/health.js'
import type { Assistant } from './createAssistant.js'
import type { PlatformAi } from './upstream/createPlatformAi.js'

const componentType = 'component'

/** Who answers now: the platform AI, or only this process because none is configured or it is down. */
export async function checkAssistant({ payload, platformAi }: Assistant): Promise<Health> {
  if (!platformAi) {
    return {
      status: 'pass',
      componentType,
      observedValue: 'local',
      output: 'No platform AI is set.',
    }
  }
  const state = platformAi.breaker.state()
  if (state === 'closed' && (await isUp(platformAi, platformOf(payload).clock))) {
    return { status: 'pass', componentType, observedValue: 'platform', output: 'Breaker closed.' }
  }
  return {
    status: 'warn',
    componentType,
    observedValue: 'local',
    output: `The platform AI does not answer; answers are local. Breaker ${state}.`,
  }
}

/** Calls newer than this (milliseconds) tell enough; otherwise only whether connections are accepted is checked. */
const recent = 30_000

async function isUp({ breaker, url }: PlatformAi, clock: Clock): Promise<boolean> {
  const last = breaker.last()
  const isRecent = last !== undefined && clock.now().getTime() - last.at < recent
  return isRecent ? last.outcome === 'answered' : takesConnections(url)
}

const patience = 700

function takesConnections({ hostname, port, protocol }: URL): Promise<boolean> {
  const usual = protocol === 'https:' ? 443 : 80
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) || usual, timeout: patience })
    const end = (isUp: boolean) => {
      socket.destroy()
      resolve(isUp)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}
