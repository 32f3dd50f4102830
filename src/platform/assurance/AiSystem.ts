import type { Payload } from 'payload'

declare module '../extend.js' {
  interface Declarations {
    /** Describes the AI system of this site as it works now. */
    aiSystem: (payload: Payload) => AiSystem
  }
}

/** The AI system that the assurance feed is about, and its classification by the deployer. */
export type AiSystem = {
  id: string
  name: string
  version: string
  intendedPurpose: string
  /** `degraded` if the platform AI is configured but fails. */
  mode: 'platform' | 'local' | 'degraded' | 'off'
  models: { provider: string; name: string; version: string | null }[]
  classification: { euAiAct: 'limited'; basis: string }
}
