import { Problem } from '../../../platform/http/Problem.js'
import type { Topic } from '../../../platform/topics/Topic.js'
import { Signal } from '../schemas.js'
import {
  cursorOf,
  newestCursor,
  parseCursor,
  readSignals,
  telemetryTopicName,
} from './signalStore.js'

/** The signals of the public feed as they are committed, with the feed's own cursors. */
export const telemetryTopic: Topic = {
  name: telemetryTopicName,
  summary: 'A signal of the assurance feed',
  access: 'public',
  data: Signal,
  source: {
    read: async (payload, { since, limit }) => {
      const page = await readSignals(payload, { since, limit, minSeverity: 'informational' })
      const events = page.signals.map((signal) => ({ id: cursorOf(signal.id), data: signal }))
      return { events, isPending: false }
    },
    latest: newestCursor,
    isCursor: (text) => {
      try {
        parseCursor(text)
        return true
      } catch (error) {
        if (error instanceof Problem) return false
        throw error
      }
    },
  },
}
