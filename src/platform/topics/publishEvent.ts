import type { PayloadRequest } from 'payload'

import { query } from '../database/requestDatabase.js'
import { eventsChannel } from './listenForEvents.js'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Adds an event to a topic in the transaction of `req`. Followers on every process get it on commit; after a rollback
 * nobody does. `data` must fit the topic's schema and hold no personal data.
 */
export async function publishEvent(
  req: Request,
  { topic, data }: { topic: string; data: object },
): Promise<void> {
  await query(req)`
    insert into topic_events (topic, data) values (${topic}, ${JSON.stringify(data)}::jsonb)`
  await wakeTopic(req, topic)
}

/** Tells every process on commit that a topic with a source of its own has something new. */
export async function wakeTopic(req: Request, topic: string): Promise<void> {
  await query(req)`select pg_notify(${eventsChannel}, ${topic})`
}
