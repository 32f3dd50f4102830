import type { PayloadRequest } from 'payload'

import type { PlatformAiSettings } from './upstream/createPlatformAi.js'

export type AssistantOptions = {
  /** The platform AI; without it every answer is local. */
  platformAi?: PlatformAiSettings | undefined
  /** The daily budget of the platform AI (UTC) for all visitors together. */
  tokensPerDay?: number
  /** The pages where people get help, as paths on this site. */
  contactPath: string
  demoPath: string
  /** Called with every question that the content could not answer, in the transaction that stores it. */
  onUnanswered?: (req: PayloadRequest, question: { id: string; locale: string }) => Promise<void>
}
