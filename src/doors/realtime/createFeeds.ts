import type { Payload } from 'payload'

import { customOf } from '../../platform/extend.js'
import { platformOf } from '../../platform/platform.js'
import { createFeed, type Feed } from './createFeed.js'

/** The feeds of all topics of this configuration, by name, woken by events of any process. */
export function createFeeds(payload: Payload): ReadonlyMap<string, Feed> {
  const { topics = [] } = customOf(payload.config)
  const feeds = new Map(topics.map((topic) => [topic.name, createFeed(payload, topic)]))
  if (feeds.size === 0) return feeds
  platformOf(payload).events.listen((name) => {
    const woken = name === undefined ? [...feeds.values()] : [feeds.get(name)]
    for (const feed of woken) feed?.wake()
  })
  return feeds
}
