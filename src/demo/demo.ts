import type { Config, Plugin } from 'payload'

import type { GatewaySettings } from '../modules/payments/gateway/Gateway.js'
import { extend } from '../platform/extend.js'
import { createSimulator, type GatewaySimulator } from './gateway/createSimulator.js'
import { removeSamples } from './activity/sampleActivity.js'
import { listCapturedMails, listMailbox, mailboxAttachment } from './mailbox/mailbox.js'

/** What the site's pages of the demo show, found under `custom.demo`. */
export type DemoPages = {
  /** Answers what is below `/simulator/gateway`. */
  gatewaySimulator?: GatewaySimulator
  listCapturedMails?: typeof listCapturedMails
}

declare module '../platform/extend.js' {
  interface Declarations {
    demo: DemoPages
  }
}

type Options = {
  /** The gateway to simulate; undefined where payments are real. */
  gateway: GatewaySettings | undefined
  hasMailbox: boolean
}

/**
 * The mailbox and the simulated gateway. They show passcodes to everybody and say "paid" to anyone, so production never
 * has them.
 */
export const demo =
  ({ gateway, hasMailbox }: Options): Plugin =>
  (config) =>
    extend(hasMailbox ? withBanner(config) : config, {
      endpoints: hasMailbox ? [listMailbox, mailboxAttachment, removeSamples] : [],
      demo: {
        ...(gateway && { gatewaySimulator: createSimulator(gateway) }),
        ...(hasMailbox && { listCapturedMails }),
      },
    })

function withBanner({ admin, ...config }: Config): Config {
  const { beforeDashboard = [], ...components } = admin?.components ?? {}
  const banner = '/src/demo/activity/SamplesBanner#SamplesBanner'
  return {
    ...config,
    admin: {
      ...admin,
      components: { ...components, beforeDashboard: [banner, ...beforeDashboard] },
    },
  }
}
