import { resolve } from 'node:path'

import { z } from 'zod'

import { readEmbeddedUrl } from './demo/postgres/clusterPaths.js'
import { readDemoSecrets } from './demo/demoSecrets.js'
import { StartupError } from './platform/StartupError.js'

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
/** Exactly as given: such an address may end in a slash, and a command must not change. */
const postedUrl = z.url({ protocol: /^https?$/ }).refine(isSafeToPostTo, {
  message: 'Expected https (http only on loopback), without a password or a fragment',
})
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'Expected a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))

/** Every setting of the environment. An empty value counts as not set. */
export const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  SERVER_URL: httpUrl.optional(),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  CORS_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),

  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(postgresUrl)).default([]),
  DATABASE_POOL_SIZE: wholeNumber(4, 500).default(20),
  DATA_DIR: z.string().default('.data'),
  PAYLOAD_SECRET: z.string().min(32).optional(),
  OTP_PEPPER: list.pipe(z.array(z.string().min(32))).default([]),

  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12).optional(),
  ADMIN_API_KEY: z.string().min(32).optional(),
  ADMIN_API_KEY_ROLE: z.enum(['admin', 'editor', 'sales', 'finance', 'viewer']).default('editor'),

  OIDC_ISSUER: postedUrl.optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(500).optional(),
  OIDC_ROLE_CLAIM: z.string().max(200).optional(),
  OIDC_ONLY: z.stringbool().default(false),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  LEADS_NOTIFY: list.pipe(z.array(z.email())).default([]),

  GATEWAY_MODE: z.enum(['simulator', 'live']).optional(),
  GATEWAY_URL: postedUrl.optional(),
  GATEWAY_API_URL: postedUrl.optional(),
  GATEWAY_MERCHANT_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .optional(),
  GATEWAY_ACCESS_CODE: z.string().max(100).optional(),
  GATEWAY_WORKING_KEY: list.default([]),
  GATEWAY_CIPHER: z.enum(['aes-128-cbc-md5', 'aes-256-gcm']).default('aes-128-cbc-md5'),

  PLATFORM_AI_URL: httpUrl.optional(),
  PLATFORM_AI_KEY: z.string().optional(),
  PLATFORM_AI_MODEL: z.string().optional(),
  SERVICE_PLATFORM_API_URL: httpUrl.optional(),
  SERVICE_PLATFORM_API_KEY: z.string().optional(),

  METRICS_TOKEN: z.string().regex(/^\S+$/, 'Expected no spaces').optional(),
  OTP_SENDS_PER_10_MINUTES: wholeNumber(20, 1_000_000).default(600),
  OTP_SENDS_PER_CLIENT_PER_HOUR: wholeNumber(1, 100_000).default(20),
  OTP_ADDRESSES_PER_CLIENT_PER_HOUR: wholeNumber(1, 100_000).default(10),
  OTP_CHECKS_PER_CLIENT_PER_5_MINUTES: wholeNumber(5, 100_000).default(30),
  CDN_PURGE_URL: postedUrl.optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  LMS_SIGNUP: z.enum(['open', 'invite']).default('open'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
})

type Settings = z.output<typeof settingsSchema>

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
  faults.push(...gatewayFaults(settings))
  if (settings.CDN_PURGE_TOKEN !== undefined && settings.CDN_PURGE_URL === undefined) {
    faults.push('CDN_PURGE_URL: required beside CDN_PURGE_TOKEN')
  }
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither')
  }
  return [...faults, ...oidcFaults(settings)]
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

function isSafeToPostTo(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, hash } = new URL(value)
  if (username || password || hash) return false
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
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
