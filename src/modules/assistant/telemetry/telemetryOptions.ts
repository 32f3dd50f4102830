/** What the feed is told of the service it speaks of. */
export type TelemetryOptions = {
  /** PAYLOAD_SECRET; the key that signs answers is derived from it. */
  secret: string
  /** The platform AI where one is configured: its model's name. */
  model?: string | undefined
  hasPlatform: boolean
}
