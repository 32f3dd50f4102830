import { randomBytes } from 'node:crypto'

import type { SelfTest } from '../../../platform/assurance/declarations.js'
import type { Gateway, GatewaySettings } from './Gateway.js'
import { createKeyring } from './cipher.js'

const gatewayOrderId = 'SELFTEST01'
const money = { amount: 100, currency: 'INR' }
const genuineText =
  `order_id=${gatewayOrderId}&tracking_id=100000000001&bank_ref_no=1&order_status=Success` +
  '&failure_message=&payment_mode=Net Banking&currency=INR&amount=1.00'

type CheckedGateway = {
  gateway: Gateway
  settings: Pick<GatewaySettings, 'cipher' | 'workingKeys'>
}

/** Checks that a genuine callback is accepted and known forgeries are not; no order is touched. */
export function callbackSelfTest(guarded: CheckedGateway) {
  return {
    proves: 'a payment callback that the gateway has not made is refused.',
    run: () => {
      const { gateway, settings } = guarded
      const genuine = createKeyring(settings.cipher, settings.workingKeys).encrypt(genuineText)
      const isAccepted = (encResp: string) => gateway.read(`encResp=${encResp}`) !== undefined
      const holds = isAccepted(genuine) && !forgeries(guarded, genuine).some(isAccepted)
      return holds ? 'passed' : 'failed'
    },
  } satisfies SelfTest
}

function forgeries(
  { gateway, settings: { cipher, workingKeys } }: CheckedGateway,
  genuine: string,
) {
  const ours = createKeyring(cipher, workingKeys)
  // 32 characters, the length that the stricter cipher requires.
  const others = createKeyring(cipher, [randomBytes(16).toString('hex')])
  const [first = '0', ...rest] = genuine
  return [
    gateway.initiate({ gatewayOrderId, ...money }).fields.encRequest,
    [first === '0' ? '1' : '0', ...rest].join(''),
    others.encrypt(genuineText),
    ours.encrypt(`${genuineText}&order_status=Success`),
    Buffer.from(genuineText).toString('hex'),
    `${genuine}&encResp=${genuine}`,
  ]
}
