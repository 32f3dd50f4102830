import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { demo } from './src/demo/demo.js'
import { eraseCapturedMails } from './src/demo/mailbox/mailbox.js'
import { doors } from './src/doors/doors.js'
import { readEnv } from './src/env.js'
import { migrations } from './src/migrations/index.js'
import { withAuditLog } from './src/modules/administration/audit/withAuditLog.js'
import { administration } from './src/modules/administration/index.js'
import { announcements } from './src/modules/administration/webhooks/announcements.js'
import { withContentEvents } from './src/modules/administration/webhooks/withContentEvents.js'
import { assistant } from './src/modules/assistant/index.js'
import { assurance } from './src/modules/assurance/index.js'
import { discovery } from './src/modules/discovery/index.js'
import { brandFor } from './src/modules/discovery/og/readShareBrand.js'
import { governance } from './src/modules/governance/index.js'
import { leads } from './src/modules/leads/index.js'
import { bookings, learning } from './src/modules/learning/index.js'
import { signedInLearner } from './src/modules/learning/learners/sessions.js'
import { buyers, payments, sales } from './src/modules/payments/index.js'
import { readPayerPolicies, site } from './src/modules/site/index.js'
import { createPlatform } from './src/startup/createPlatform.js'
import { withDesk } from './src/admin/withDesk.js'
import { postgres } from './src/platform/database/postgres.js'
import { hardenPayloadRoutes } from './src/platform/payload/hardenPayloadRoutes.js'
import { localization } from './src/platform/localization.js'
import { withMail } from './src/platform/mail/withMail.js'
import { withPlatform } from './src/startup/withPlatform.js'
import { settingsOf } from './src/settingsOf.js'
import { tables } from './src/tables.js'

const env = readEnv()
const { secret, ...settings } = settingsOf(env)

export default buildConfig({
  ...settings.payload,
  db: postgres({ ...settings.database, tables, migrations }),
  editor: lexicalEditor(),
  sharp,
  localization,
  plugins: [
    withPlatform(createPlatform(settings.platform), settings.metrics),
    demo(settings.demo),
    administration(settings.administration),
    site({ mediaFolder: settings.mediaFolder }),
    discovery({ mediaFolder: settings.mediaFolder, secret }),
    leads({
      ...settings.leads,
      people: ['learners'],
      onErasing: buyers.onErasing,
      // A database may have been a demo's once.
      onErased: [...buyers.onErased, eraseCapturedMails],
      onExported: [...buyers.onExported, ...bookings.onExported],
      ...announcements.leads,
    }),
    withMail(settings.mail),
    learning({ ...settings.learning, ...sales, ...brandFor(settings), ...announcements.learning }),
    payments({
      ...settings.payments,
      findBuyer: signedInLearner,
      readPolicies: readPayerPolicies,
      ...bookings.sold,
      ...brandFor(settings),
      ...announcements.payments,
      onRefunded: [...announcements.payments.onRefunded, ...bookings.onRefunded],
    }),
    assistant({ ...settings.assistant, ...announcements.assistant }),
    assurance({ secret }),
    governance(settings.governance),
    withContentEvents(),
    withAuditLog(),
    doors(),
    withDesk(),
    hardenPayloadRoutes(),
  ],
})
