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
}
