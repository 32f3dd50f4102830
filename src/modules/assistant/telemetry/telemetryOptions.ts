/** What the feed has to know about the service. */
export type TelemetryOptions = {
  /** PAYLOAD_SECRET; the key that signs responses is derived from it. */
  secret: string
  /** The model name of the platform AI, if one is configured. */
  model?: string | undefined
  hasPlatform: boolean
}
