import { z } from 'zod'
import { parseSender } from './platform/mail/OutgoingMail.js'
import { parseUrl } from './platform/parseUrl.js'

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'Expected http(s)://host' })
  .transform((value) => value.replace(/\/+$/, ''))
/** An address of a whole site: the browser's origin, which is all that it can be compared with. */
const origin = z
  .string()
  .refine(isOrigin, 'Expected http(s)://host without a path, as in https://www.example.com')
  .transform((value) => new URL(value).origin)
/** Exactly as given: such an address may end in a slash, and a command must not change. */
const postedUrl = z.url({ protocol: /^https?$/ }).refine(isSafeToPostTo, {
  message: 'Expected https (http only on loopback), without a password or a fragment',
})
/** What comes after such a sign in a password would be taken for the host, and be printed. */
const isWritten = (value: string) => /^\w+:\/\/[^/?#]*(?:\/[^/?#@]*)?(?:\?[^#]*)?$/.test(value)
const inPasswords = 'In a password write %23 for #, %2F for /, %3F for ? and %40 for @'
const postgresUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'Expected postgres://user:password@host:5432/database',
    abort: true,
  })
  .refine(isWritten, inPasswords)
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
  SERVER_URL: origin.optional(),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),

  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(postgresUrl)).default([]),
  DATABASE_POOL_SIZE: wholeNumber(4, 500).default(20),
  DATA_DIR: z.string().default('.data'),
  PAYLOAD_SECRET: z.string().min(32).optional(),
  OTP_PEPPER: list.pipe(z.array(z.string().min(32))).default([]),

  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().max(100).default('us-east-1'),
  S3_BUCKET: z.string().max(100).optional(),
  S3_ACCESS_KEY_ID: z.string().max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(200).optional(),

  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12).optional(),
  ADMIN_API_KEY: z.string().min(32).optional(),
  ADMIN_API_KEY_ROLE: z.enum(['admin', 'editor', 'sales', 'finance', 'viewer']).default('editor'),

  OIDC_ISSUER: postedUrl.optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(500).optional(),
  OIDC_ROLE_CLAIM: z.string().max(200).optional(),
  OIDC_ONLY: z.stringbool().default(false),

  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'Expected smtp(s)://user:password@host:587',
      abort: true,
    })
    .refine(isWritten, inPasswords)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'Expected one sender, as in Name <name@company.example>')
    .optional(),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTP_SENDS_PER_10_MINUTES: wholeNumber(20, 1_000_000).default(600),
  OTP_SENDS_PER_CLIENT_PER_HOUR: wholeNumber(1, 100_000).default(20),
  OTP_ADDRESSES_PER_CLIENT_PER_HOUR: wholeNumber(1, 100_000).default(10),
  OTP_CHECKS_PER_CLIENT_PER_5_MINUTES: wholeNumber(5, 100_000).default(30),
  CDN_PURGE_URL: postedUrl.optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  SEARCH_MEMORY_MB: wholeNumber(1, 1_000_000).optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  LMS_SIGNUP: z.enum(['open', 'invite']).default('open'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
})

export type Settings = z.output<typeof settingsSchema>

function isOrigin(value: string): boolean {
  const url = parseUrl(value)
  const isBare = url && !url.username && !url.password && !/[?#]/.test(value)
  return Boolean(isBare && /^https?:$/.test(url.protocol) && /^\/*$/.test(url.pathname))
}

function isSender(value: string): boolean {
  try {
    return parseSender(value).address !== ''
  } catch {
    return false
  }
}

function isSafeToPostTo(value: string): boolean {
  const url = parseUrl(value)
  if (!url) return false
  const { protocol, hostname, username, password, hash } = url
  if (username || password || hash) return false
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
