import type { PayloadRequest } from 'payload'

import type { PlatformAiSettings } from './upstream/createPlatformAi.js'

export type AssistantOptions = {
  /** PAYLOAD_SECRET; the key that signs the assurance feed is derived from it. */
  secret: string
  /** The platform AI; without it every answer is local. */
  platformAi?: PlatformAiSettings | undefined
  /** What all visitors together may use of the platform AI in a day (UTC). */
  tokensPerDay?: number
  /** Where people are sent, as paths on this site. */
  contactPath: string
  demoPath: string
  /** Told of every question that the content did not answer, in the transaction that keeps it. */
  onUnanswered?: (req: PayloadRequest, question: { id: string; locale: string }) => Promise<void>
}
