import { join } from 'node:path'

import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { openapi } from './src/doors/openapi.js'
import { readEnv } from './src/env.js'
import { migrations } from './src/migrations/index.js'
import { administration } from './src/modules/administration/index.js'
import { discovery } from './src/modules/discovery/index.js'
import { leads } from './src/modules/leads/index.js'
import { learning } from './src/modules/learning/index.js'
import { learningTables } from './src/modules/learning/tables.js'
import { createPlatform } from './src/platform/createPlatform.js'
import { postgres } from './src/platform/database/postgres.js'
import { tables } from './src/platform/database/tables.js'
import { hardenPayloadRoutes } from './src/platform/http/hardenPayloadRoutes.js'
import { loopbackOrigins } from './src/platform/http/loopbackOrigins.js'
import { createLog } from './src/platform/createLog.js'
import { readRelease } from './src/platform/readRelease.js'
import { localization } from './src/platform/localization.js'
import { createMailAdapter } from './src/platform/mail/createMailAdapter.js'
import { withMailbox } from './src/platform/mail/mailbox.js'
import { withMailOutbox } from './src/platform/mail/outbox/withMailOutbox.js'
import { withPlatform } from './src/platform/withPlatform.js'

const env = readEnv()
const demo = env.mode === 'demo'
const platform = createPlatform({
  ...readRelease(),
  serverUrl: env.SERVER_URL,
  demo,
  rateLimits: env.RATE_LIMITS === 'on',
  secret: env.PAYLOAD_SECRET,
  peppers: env.OTP_PEPPER,
  directUrl: env.DATABASE_DIRECT_URL,
  log: createLog({ level: env.LOG_LEVEL }),
})

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.SERVER_URL,
  cors: env.CORS_ORIGINS,
  csrf: [...env.CORS_ORIGINS, ...loopbackOrigins(env.SERVER_URL)],
  cookiePrefix: 'foyer',
  db: postgres({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    tables: { ...tables, ...learningTables },
    migrations,
  }),
  email: createMailAdapter({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, capture: demo }),
  editor: lexicalEditor(),
  sharp,
  logger: platform.log,
  localization,
  // Gravatar, the default, would tell a third party who signs in here.
  admin: { user: 'users', avatar: 'default', meta: { titleSuffix: ' · Foyer' } },
  graphQL: { disablePlaygroundInProduction: true, maxComplexity: 500 },
  typescript: { outputFile: 'src/payload-types.ts', autoGenerate: false },
  maxDepth: 4,
  telemetry: false,
  plugins: [
    withPlatform(platform),
    withMailOutbox({ brandFrom: 'branding' }),
    administration({ firstUser: env.firstUser, apiKey: env.apiKey }),
    discovery({ mediaFolder: join(env.DATA_DIR, 'media'), secret: env.PAYLOAD_SECRET }),
    leads({
      secret: env.PAYLOAD_SECRET,
      notify: env.LEADS_NOTIFY,
      folder: join(env.DATA_DIR, 'brochures'),
      programs: 'courses',
      policies: 'policies',
    }),
    learning({ signup: env.LMS_SIGNUP }),
    ...(demo ? [withMailbox()] : []),
    openapi(),
    hardenPayloadRoutes(),
  ],
})
