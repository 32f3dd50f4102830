import { getHeapStatistics } from 'node:v8'

import type { Config } from 'payload'

import { erasePayer } from './demo/gateway/simulatorStore.js'
import { captureMail } from './demo/mailbox/mailbox.js'
import type { Env } from './env.js'
import { createLog } from './platform/createLog.js'
import { readRelease } from './platform/readRelease.js'
import { fileFolders } from './uploadFolders.js'

/** The settings of this process in the form that the parts of the product take. */
export function settingsOf(env: Env) {
  const demo = env.mode === 'demo'
  const secret = env.PAYLOAD_SECRET
  const simulated = env.gateway?.mode === 'simulator' ? env.gateway : undefined
  const uploads = fileFolders(env)
  return {
    secret,
    payload: payloadSettings(env),
    platform: {
      ...readRelease(),
      serverUrl: env.SERVER_URL,
      demo,
      rateLimits: env.RATE_LIMITS === 'on',
      secret,
      peppers: env.OTP_PEPPER,
      ...{ otpPoints: otpPointsOf(env), cdn: cdnOf(env) },
      searchBytes: (env.SEARCH_MEMORY_MB ?? defaultSearchMb()) * mb,
      directUrl: env.DATABASE_DIRECT_URL,
      replicaUrls: env.DATABASE_REPLICA_URLS,
      log: createLog({ level: env.LOG_LEVEL }),
    },
    metrics: { metricsToken: env.METRICS_TOKEN },
    database: {
      url: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      poolSize: env.DATABASE_POOL_SIZE,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, capture: demo ? captureMail : undefined },
    administration: administrationOf(env),
    demo: { gateway: simulated, hasMailbox: demo },
    payments: { secret, gateway: env.gateway, onBuyerErased: simulated ? [erasePayer] : [] },
    mediaFolder: uploads.media,
    learning: { secret, signup: env.LMS_SIGNUP, folder: uploads.lessons },
    leads: { secret, notify: env.LEADS_NOTIFY, folder: uploads.brochures },
    assistant: { platformAi: platformAiOf(env) },
    governance: { url: env.SERVICE_PLATFORM_API_URL, key: env.SERVICE_PLATFORM_API_KEY },
  }
}

const administrationOf = ({ firstUser, apiKey, oidc, SERVER_URL: serverUrl }: Env) => ({
  firstUser,
  apiKey,
  oidc: oidc && { ...oidc, serverUrl },
})

const payloadSettings = (env: Env) =>
  ({
    secret: env.PAYLOAD_SECRET,
    serverURL: env.SERVER_URL,
    cors: env.CORS_ORIGINS,
    csrf: [...env.CORS_ORIGINS, ...loopbackOrigins(env.SERVER_URL)],
    cookiePrefix: 'foyer',
    // Gravatar, the default, would tell a third party who signs in here.
    admin: { user: 'users', avatar: 'default', meta: { titleSuffix: '' } },
    typescript: { outputFile: 'src/payload-types.ts', autoGenerate: false },
    telemetry: false,
  }) satisfies Partial<Config>

const otpPointsOf = (env: Env) => ({
  everyone: env.OTP_SENDS_PER_10_MINUTES,
  clientSends: env.OTP_SENDS_PER_CLIENT_PER_HOUR,
  clientAddresses: env.OTP_ADDRESSES_PER_CLIENT_PER_HOUR,
  verifications: env.OTP_CHECKS_PER_CLIENT_PER_5_MINUTES,
})

const cdnOf = ({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Env) =>
  url === undefined ? undefined : { url, token }

function platformAiOf({
  PLATFORM_AI_URL: url,
  PLATFORM_AI_KEY: key,
  PLATFORM_AI_MODEL: model,
}: Env) {
  return url ? { url, key, model } : undefined
}

/**
 * The other origins of a server at `localhost`: 127.0.0.1 shows the same pages, whose forms must not count as those of
 * another site. Empty for any other server.
 */
export function loopbackOrigins(serverUrl: string): string[] {
  const { protocol, hostname, port } = new URL(serverUrl)
  if (hostname !== 'localhost') return []
  return ['127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`)
}

const mb = 1024 ** 2

/** Half of what a process leaves of its heap without any content; answers, requests and the like have the other half. */
export function defaultSearchMb(heapLimit = getHeapStatistics().heap_size_limit): number {
  return Math.max(32, Math.floor((heapLimit / mb - 400) / 2))
}
