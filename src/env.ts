import { resolve } from 'node:path'

import { readEmbeddedUrl } from './demo/postgres/clusterPaths.js'
import { readDemoSecrets } from './demo/demoSecrets.js'
import type { BucketSettings } from './platform/files/bucket.js'
import { StartupError } from './platform/StartupError.js'
import { type Settings, settingsSchema } from './settingsSchema.js'

export type Env = Omit<Settings, 'SERVER_URL' | 'HOST' | 'PAYLOAD_SECRET' | 'DATABASE_URL'> & {
  mode: 'demo' | 'production'
  HOST: string
  SERVER_URL: string
  PAYLOAD_SECRET: string
  DATABASE_URL: string
  DATABASE_DIRECT_URL: string
  /** How long the process goes on answering after SIGTERM, until balancers have noticed. */
  drainSeconds: number
  /** Absolute, whatever DATA_DIR said. */
  DATA_DIR: string
  /**
   * The first member of staff, created when there is none yet: ADMIN_EMAIL and ADMIN_PASSWORD, in the demo with a
   * generated password.
   */
  firstUser: { email: string; password: string } | undefined
  apiKey: { key: string; role: Settings['ADMIN_API_KEY_ROLE'] } | undefined
  oidc: OidcEnv | undefined
  /** Where uploads are kept instead of DATA_DIR (S3_*). */
  s3: BucketSettings | undefined
  /** The gateway as GATEWAY_* describes it, or the demo's simulator; undefined where there is none. */
  gateway: GatewayEnv | undefined
}

type OidcEnv = {
  issuer: string
  clientId: string
  clientSecret: string
  roleClaim: string | undefined
  only: boolean
}

type GatewayEnv = {
  mode: 'simulator' | 'live'
  url: string
  apiUrl: string | undefined
  merchantId: string
  accessCode: string
  workingKeys: readonly string[]
  cipher: Settings['GATEWAY_CIPHER']
  serverUrl: string
}

/** Before the demo's first start there is no database yet; tools that only read the configuration need none. */
const noDatabaseYet = 'postgres://127.0.0.1:1/not-started'
const noSecretYet = 'the demo has not been started yet'

/** With what is no setting, too. */
export const environment = (): Record<string, string | undefined> => process.env

/**
 * The checked settings of this process. Throws one StartupError that names every fault. Without DATABASE_URL this is
 * the demo, whose database and secrets are kept under DATA_DIR.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).flatMap((name) => {
      const value = source[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const result = settingsSchema.safeParse(given)
  const faults = result.success
    ? crossFaults(result.data)
    : [...result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)]
  if (!result.success || faults.length > 0) {
    const missing = result.success ? [] : crossFaults(given)
    throw new StartupError(`These settings need attention: ${[...faults, ...missing].join('; ')}`)
  }
  return complete(result.data)
}

/** Settings that must be set together; also checked when other settings are still malformed. */
function crossFaults(settings: Partial<Settings>): string[] {
  const faults: string[] = []
  const production = settings.DATABASE_URL !== undefined
  for (const name of ['PAYLOAD_SECRET', 'SERVER_URL'] as const) {
    if (production && !settings[name]) faults.push(`${name}: required when DATABASE_URL is set`)
  }
  if (production && settings.RATE_LIMITS === 'off') {
    faults.push('RATE_LIMITS: off is for the demo only (no DATABASE_URL)')
  }
  if (production && settings.GATEWAY_MODE === 'simulator') {
    faults.push('GATEWAY_MODE: simulator is for the demo only (no DATABASE_URL)')
  }
  // With its own database beside these, the demo would take the jobs of production and lose its mails.
  const besides = (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const).filter(
    (name) => settings[name]?.length,
  )
  if (!production && besides.length > 0) {
    faults.push(`DATABASE_URL: required beside ${besides.join(' and ')}`)
  }
  faults.push(...gatewayFaults(settings))
  if (settings.CDN_PURGE_TOKEN !== undefined && settings.CDN_PURGE_URL === undefined) {
    faults.push('CDN_PURGE_URL: required beside CDN_PURGE_TOKEN')
  }
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither')
  }
  return [...faults, ...oidcFaults(settings), ...s3Faults(settings)]
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function s3Faults(settings: Partial<Settings>): string[] {
  const missing = s3Names.filter((name) => !settings[name])
  return missing.length < s3Names.length ? missing.map((name) => `${name}: required for S3`) : []
}

function oidcFaults(settings: Partial<Settings>): string[] {
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const missing = needed.filter((name) => !settings[name])
  const isBegun = missing.length < needed.length || settings.OIDC_ROLE_CLAIM || settings.OIDC_ONLY
  return isBegun ? missing.map((name) => `${name}: required for single sign-on`) : []
}

const liveOnly = [
  'GATEWAY_URL',
  'GATEWAY_MERCHANT_ID',
  'GATEWAY_ACCESS_CODE',
  'GATEWAY_WORKING_KEY',
] as const
/** The gateway accepts callback URLs of at most 100 characters; this much is left for SERVER_URL. */
const maxServerUrl = 70
const gcmKeyBytes = 32

function gatewayFaults(settings: Partial<Settings>): string[] {
  const given = [...liveOnly, 'GATEWAY_API_URL' as const].filter((name) => settings[name]?.length)
  const missing = liveOnly.filter((name) => !given.includes(name))
  const isLive = settings.GATEWAY_MODE === 'live' || settings.DATABASE_URL !== undefined
  if (!isLive && given.length > 0) {
    return [`GATEWAY_MODE: the simulator does not start beside ${given.join(', ')}; set live`]
  }
  if (!isLive || (settings.GATEWAY_MODE === undefined && given.length === 0)) return []
  const faults = missing.map((name) => `${name}: required for a live gateway`)
  const keys = [settings.GATEWAY_WORKING_KEY ?? []].flat()
  if (settings.GATEWAY_CIPHER === 'aes-256-gcm' && keys.some(isNoGcmKey)) {
    faults.push(`GATEWAY_WORKING_KEY: aes-256-gcm takes keys of ${String(gcmKeyBytes)} bytes`)
  }
  if ((settings.SERVER_URL?.length ?? 0) > maxServerUrl) {
    faults.push(`SERVER_URL: the gateway takes at most ${String(maxServerUrl)} characters`)
  }
  return faults
}

function isNoGcmKey(key: string): boolean {
  return Buffer.byteLength(key) !== gcmKeyBytes
}

/** No balancer stands before the demo. With this long the process still ends within 10 s. */
export const defaultDrainSeconds = 2

function complete(settings: Settings): Env {
  const dataDir = resolve(settings.DATA_DIR)
  const demo = settings.DATABASE_URL === undefined
  const secrets = demo ? readDemoSecrets(dataDir) : undefined
  const databaseUrl =
    settings.DATABASE_URL ?? readEmbeddedUrl(resolve(dataDir, 'postgres')) ?? noDatabaseYet
  const serverUrl = settings.SERVER_URL ?? `http://localhost:${String(settings.PORT)}`
  return {
    ...settings,
    mode: demo ? 'demo' : 'production',
    // The demo has a public mailbox and a simulator, so it must not be reachable from outside.
    HOST: demo ? '127.0.0.1' : (settings.HOST ?? '0.0.0.0'),
    SERVER_URL: serverUrl,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? secrets?.payloadSecret ?? noSecretYet,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: settings.DATABASE_DIRECT_URL ?? databaseUrl,
    drainSeconds: settings.DRAIN_SECONDS ?? (demo ? 0 : defaultDrainSeconds),
    DATA_DIR: dataDir,
    OTP_PEPPER: settings.OTP_PEPPER.length > 0 ? settings.OTP_PEPPER : (secrets?.otpPepper ?? []),
    firstUser: firstUser(settings, secrets?.adminPassword),
    apiKey: settings.ADMIN_API_KEY
      ? { key: settings.ADMIN_API_KEY, role: settings.ADMIN_API_KEY_ROLE }
      : undefined,
    oidc: oidcOf(settings),
    s3: s3Of(settings),
    gateway:
      liveGateway(settings, serverUrl) ?? simulator(settings, serverUrl, secrets?.gatewayKey),
  }
}

function oidcOf(settings: Settings): OidcEnv | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLE_CLAIM: roleClaim, OIDC_ONLY: only } = settings
  if (!issuer || !clientId || !clientSecret) return undefined
  return { issuer, clientId, clientSecret, roleClaim, only }
}

function s3Of(settings: Settings): BucketSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}

function liveGateway(settings: Settings, serverUrl: string): Env['gateway'] {
  const {
    GATEWAY_URL: url,
    GATEWAY_MERCHANT_ID: merchantId,
    GATEWAY_ACCESS_CODE: accessCode,
  } = settings
  if (!url || !merchantId || !accessCode) return undefined
  return {
    mode: 'live',
    url,
    apiUrl: settings.GATEWAY_API_URL,
    merchantId,
    accessCode,
    workingKeys: settings.GATEWAY_WORKING_KEY,
    cipher: settings.GATEWAY_CIPHER,
    serverUrl,
  }
}

/** In the demo only, and only once it has been started and has a key. */
function simulator(settings: Settings, serverUrl: string, key?: string): Env['gateway'] {
  if (key === undefined) return undefined
  return {
    mode: 'simulator',
    url: `${serverUrl}/simulator/gateway`,
    // Not SERVER_URL: that may be a proxy, or a name that this machine cannot resolve.
    apiUrl: `http://127.0.0.1:${String(settings.PORT)}/simulator/gateway/api`,
    merchantId: '100001',
    accessCode: 'SIMULATOR',
    workingKeys: [key],
    cipher: settings.GATEWAY_CIPHER,
    serverUrl,
  }
}

/** The account that the demo's generated password is for. */
export const demoAdminEmail = 'admin@foyer.example'

function firstUser(settings: Settings, demoPassword: string | undefined): Env['firstUser'] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
  if (email && password) return { email, password }
  return demoPassword ? { email: demoAdminEmail, password: demoPassword } : undefined
}
