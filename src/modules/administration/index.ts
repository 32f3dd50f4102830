import type { Config, Plugin } from 'payload'

import { type Role, anyStaff } from '../../platform/access.js'
import { extend } from '../../platform/extend.js'
import { AuditLog, purgeAuditLog } from './audit/AuditLog.js'
import { ApiKeys } from './collections/ApiKeys.js'
import { Users } from './collections/Users.js'
import { listWaiting } from './waiting/readWaiting.js'
import type { OidcOptions } from './endpoints/oidcSignIn.js'
import { ensureFirstUser } from './ensureFirstUser.js'
import { guardSystemCollections } from './guardSystemCollections.js'
import { isResetToken } from './isResetToken.js'
import { createKeyUses } from './keys/createKeyUses.js'
import {
  adminApiKey,
  replaceKeyStrategy,
  scopedKey,
  staffKey,
  staffToken,
} from './keys/staffKey.js'
import { planFailedMail } from './schedule/planFailedMail.js'
import { planPublication } from './schedule/planPublication.js'
import { publishDue } from './schedule/publishDue.js'
import { SignInPolicy } from './signIn/secondFactor/SignInPolicy.js'
import { accountMail } from './tasks/accountMail.js'
import { sendPasswordReset } from './tasks/sendPasswordReset.js'
import { addSessionsAlone } from './users/turns.js'
import { settleServiceAccount } from './users/userStore.js'
import { WebhookDeliveries } from './webhooks/WebhookDeliveries.js'
import { Webhooks } from './webhooks/Webhooks.js'
import { deliverAnnounced, deliverWebhooks, sweepWebhooks } from './webhooks/deliverWebhooks.js'
import { webhookEvents } from './webhooks/events.js'
import { receiverGuide } from './webhooks/receiverGuide.js'
import { webhookStoppedMail } from './webhooks/webhookStoppedMail.js'
import type { DashboardWidget } from '../../admin/DashboardWidget.js'
import type { PendingWork } from '../../platform/PendingWork.js'

type AdministrationOptions = {
  firstUser: { email: string; password: string } | undefined
  apiKey: { key: string; role: Role } | undefined
  oidc: (OidcOptions & { only: boolean }) | undefined
}

/** Staff, their roles and keys, the audit log, and webhooks. */
export const administration =
  ({ firstUser, apiKey, oidc }: AdministrationOptions): Plugin =>
  (config) => {
    const uses = createKeyUses()
    const credentials = [
      ...(apiKey ? [adminApiKey({ ...apiKey, uses })] : []),
      // First, because its prefix tells it at once whether a text can be one of its keys.
      scopedKey(uses),
      staffKey(uses),
      staffToken,
    ]
    const https = config.serverURL?.startsWith('https:') ?? false
    const admin = withSignIn(config.admin, oidc)
    return extend(
      { ...config, admin },
      {
        linkChecks: { password: isResetToken },
        outgoing: { guide: receiverGuide, events: webhookEvents },
        collections: [
          Users({ https, oidc, hasPasswords: !oidc?.only }),
          ApiKeys,
          AuditLog,
          Webhooks,
          WebhookDeliveries,
        ],
        globals: [SignInPolicy],
        endpoints: [listWaiting],
        credentials,
        widgets: administrationWidgets,
        waiting: administrationWaiting,
        serverFunctions: { 'schedule-publish': planPublication },
        tasks,
        onInit: async (payload) => {
          guardSystemCollections(payload)
          replaceKeyStrategy(payload)
          addSessionsAlone(payload)
          if (firstUser) await ensureFirstUser(payload, firstUser)
          await settleServiceAccount(payload, apiKey?.role)
        },
      },
    )
  }

const tasks = [
  sendPasswordReset,
  accountMail,
  publishDue,
  planFailedMail,
  purgeAuditLog,
  deliverAnnounced,
  deliverWebhooks,
  sweepWebhooks,
  webhookStoppedMail,
]

const singleSignOn = '/src/modules/administration/admin/SingleSignOn#SingleSignOn'

const passkeySignIn = '/src/modules/administration/admin/PasskeyButton#PasskeySignIn'

const proveAgain = '/src/modules/administration/admin/ProveAgain#ProveAgain'

/** The admin with what we add to its sign-in page. */
function withSignIn(admin: Config['admin'], oidc: AdministrationOptions['oidc']) {
  const serverProps = { isOffered: oidc !== undefined, isOnly: oidc?.only === true }
  const beforeLogin = [
    ...(admin?.components?.beforeLogin ?? []),
    { path: singleSignOn, serverProps },
  ]
  const afterLogin = [
    ...(admin?.components?.afterLogin ?? []),
    ...(oidc?.only ? [] : [passkeySignIn]),
  ]
  const clientProps = { hasCompany: oidc !== undefined, hasPasswords: !oidc?.only }
  const providers = [...(admin?.components?.providers ?? []), { path: proveAgain, clientProps }]
  return { ...admin, components: { ...admin?.components, beforeLogin, afterLogin, providers } }
}

/** The first widget of the dashboard. */
const administrationWidgets: DashboardWidget[] = [
  {
    slug: 'waiting',
    label: 'Waiting for you',
    Component: '/src/modules/administration/admin/WaitingWidget#WaitingWidget',
    access: anyStaff,
    who: 'Staff',
    width: 'full',
    rank: 10,
  },
]

/** What is waiting for staff who manage the connections to other systems. */
const administrationWaiting: PendingWork[] = [
  {
    id: 'dead-webhooks',
    collection: 'webhooks',
    where: { deadSince: { exists: true } },
    label: 'Dead webhooks',
    hint: 'Mend the receiver, then switch them on again.',
  },
  {
    id: 'failed-deliveries',
    collection: 'webhook-deliveries',
    where: { and: [{ status: { equals: 'failed' } }, { event: { not_equals: 'webhook.test' } }] },
    label: 'Failed deliveries',
    hint: 'Given up after the last attempt: send them again, or let them be.',
  },
]
