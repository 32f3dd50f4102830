import type { SelfTest } from '../../../platform/selfTests/SelfTest.js'
import { readMessage } from '../message/readMessage.js'

/** Belongs to nobody: card schemes and banks publish these numbers for tests. */
const samples = {
  email: 'ada@self-test.example',
  phone: '+44 20 7946 0958',
  card: '4111 1111 1111 1111',
  iban: 'GB33 BUKB 2020 1555 5555 55',
} as const

/** A message with one of each kind, read like any visitor's. */
export const redactionSelfTest: SelfTest = {
  proves:
    'addresses, phone, card and account numbers in a message are masked before it is kept or sent.',
  mappings: { owaspLlm: ['LLM02:2026'], mitreAtlas: ['AML.T0057'], nistAiRmf: ['MEASURE 2.10'] },
  run: () => {
    const kinds = Object.keys(samples) as (keyof typeof samples)[]
    const { masked, redactions } = readMessage(
      `Write to ${samples.email}, call ${samples.phone}, pay by ${samples.card} or ${samples.iban}.`,
    )
    const isMasked = kinds.every((kind) => redactions[kind] && !masked.includes(samples[kind]))
    return isMasked ? 'passed' : 'failed'
  },
}
