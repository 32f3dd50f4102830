import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { doors } from './src/doors/doors.js'
import { readEnv } from './src/env.js'
import { migrations } from './src/migrations/index.js'
import { withAuditLog } from './src/modules/administration/audit/withAuditLog.js'
import { administration } from './src/modules/administration/index.js'
import { announceEnrolment } from './src/modules/administration/webhooks/announceEnrolment.js'
import { announceLead } from './src/modules/administration/webhooks/announceLead.js'
import { announceOrder } from './src/modules/administration/webhooks/announceOrder.js'
import { withContentEvents } from './src/modules/administration/webhooks/withContentEvents.js'
import { assistant } from './src/modules/assistant/index.js'
import { telemetry } from './src/modules/assistant/telemetry/index.js'
import { noteSearch } from './src/modules/assistant/telemetry/noteSearch.js'
import { discovery } from './src/modules/discovery/index.js'
import { signShareTitle } from './src/modules/discovery/og/signShareTitle.js'
import { governance } from './src/modules/governance/index.js'
import { leads } from './src/modules/leads/index.js'
import { enrolByOrder } from './src/modules/learning/enrolments/enrolByOrder.js'
import { learning } from './src/modules/learning/index.js'
import { signedInLearner } from './src/modules/learning/sessions/signedInLearner.js'
import { createGateway } from './src/modules/payments/gateway/createGateway.js'
import { withGatewaySimulator } from './src/modules/payments/gateway/simulator/withGatewaySimulator.js'
import { payments } from './src/modules/payments/index.js'
import { findPaymentLink } from './src/modules/payments/links/findPaymentLink.js'
import { createPlatform } from './src/platform/createPlatform.js'
import { postgres } from './src/platform/database/postgres.js'
import { hardenPayloadRoutes } from './src/platform/http/hardenPayloadRoutes.js'
import { localization } from './src/platform/localization.js'
import { createMailAdapter } from './src/platform/mail/createMailAdapter.js'
import { withMailbox } from './src/platform/mail/mailbox.js'
import { withMailOutbox } from './src/platform/mail/outbox/withMailOutbox.js'
import { withPlatform } from './src/platform/withPlatform.js'
import { settingsOf } from './src/settingsOf.js'
import { tables } from './src/tables.js'

const env = readEnv()
const { secret, platformAi, folders, ...settings } = settingsOf(env)
const platform = createPlatform(settings.platform)

export default buildConfig({
  secret,
  serverURL: env.SERVER_URL,
  cors: env.CORS_ORIGINS,
  csrf: settings.ownOrigins,
  cookiePrefix: 'foyer',
  db: postgres({ ...settings.database, tables, migrations }),
  email: createMailAdapter(settings.mail),
  editor: lexicalEditor(),
  sharp,
  logger: platform.log,
  localization,
  // Gravatar, the default, would tell a third party who signs in here.
  admin: { user: 'users', avatar: 'default', meta: { titleSuffix: ' · Foyer' } },
  typescript: { outputFile: 'src/payload-types.ts', autoGenerate: false },
  maxDepth: 4,
  telemetry: false,
  plugins: [
    withPlatform(platform),
    withMailOutbox({ brandFrom: 'branding' }),
    administration({ firstUser: env.firstUser, apiKey: env.apiKey }),
    discovery({ mediaFolder: folders.media, secret, onSearch: noteSearch }),
    leads({
      secret,
      notify: env.LEADS_NOTIFY,
      folder: folders.brochures,
      programs: 'courses',
      policies: 'policies',
      people: ['learners'],
      onCreated: [announceLead],
    }),
    learning({ signup: env.LMS_SIGNUP, findPaymentLink, onEnrolled: announceEnrolment }),
    payments({
      gateway: env.gateway && createGateway(env.gateway),
      gatewayMode: env.gateway?.mode,
      secret,
      enrol: enrolByOrder,
      findBuyer: signedInLearner,
      signShareImage: (words) => signShareTitle(secret, words),
      onPaid: [announceOrder('order.paid')],
      onFailed: [announceOrder('order.failed')],
      onRefunded: [announceOrder('order.refunded')],
    }),
    assistant({ platformAi, contactPath: '/contact', demoPath: '/demo' }),
    telemetry({ secret, hasPlatform: platformAi !== undefined, model: platformAi?.model }),
    governance(settings.governance),
    ...(settings.demo ? [withMailbox()] : []),
    ...(env.gateway?.mode === 'simulator' ? [withGatewaySimulator(env.gateway)] : []),
    withContentEvents(),
    withAuditLog({
      showsTextOf: ['brochures', 'media', 'payment-links', 'risk-items', 'users', 'webhooks'],
      except: ['audit-log', 'lead-events', 'payment-events'],
    }),
    doors(),
    hardenPayloadRoutes(),
  ],
})
