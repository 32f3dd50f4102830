import { randomUUID } from 'node:crypto'

import pino from 'pino'

import { type BucketSettings, openBucket } from '../../platform/files/bucket.js'
import type { Env } from '../../env.js'
import { within } from '../../platform/abort.js'
import { openSmtp } from '../../platform/mail/openSmtp.js'
import { parseSender } from '../../platform/mail/OutgoingMail.js'
import { fault, type Finding, good, warning } from './Finding.js'

const answerWithinMs = 5_000

/** Whether the services that the settings name can be reached. Nothing is sent, bought or purged, or stays in S3. */
export async function checkServices(env: Env): Promise<Finding[]> {
  const { PLATFORM_AI_URL, SERVICE_PLATFORM_API_URL, CDN_PURGE_URL } = env
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = env
  return Promise.all([
    checkMail(env),
    ...checkGateway(env),
    ...(PLATFORM_AI_URL ? [reach('Assistant', 'PLATFORM_AI_URL', { url: PLATFORM_AI_URL })] : []),
    ...(SERVICE_PLATFORM_API_URL
      ? [reach('Governance', 'SERVICE_PLATFORM_API_URL', { url: SERVICE_PLATFORM_API_URL })]
      : []),
    ...(env.s3 ? [checkBucket(env.s3)] : []),
    ...(env.oidc ? [checkSignIn(env.oidc)] : []),
    ...(CDN_PURGE_URL ? [reach('Shared cache', 'CDN_PURGE_URL', { url: CDN_PURGE_URL })] : []),
    ...(collector ? [reach('Traces', 'OTEL_EXPORTER_OTLP_ENDPOINT', { url: collector })] : []),
  ])
}

const vouch = 'Name the file of its certificate’s authority in NODE_EXTRA_CA_CERTS.'

/** Payers are sent to the one address, and the service asks at the other. */
function checkGateway({ gateway, mode }: Env): (Finding | Promise<Finding>)[] {
  if (gateway?.mode === 'live') {
    const { url, apiUrl } = gateway
    return [
      reach('Gateway', 'GATEWAY_URL', { url }),
      ...(apiUrl === undefined ? [] : [reach('Gateway', 'GATEWAY_API_URL', { url: apiUrl })]),
    ]
  }
  return [
    mode === 'demo'
      ? good('Gateway', 'Payments end in the simulator of the demo.')
      : warning('Gateway', 'Payments are not set up and answer 503. Set GATEWAY_… to take money.'),
  ]
}

async function checkMail({ SMTP_URL: url, MAIL_FROM: from, mode }: Env): Promise<Finding> {
  if (url === undefined) {
    return mode === 'demo'
      ? good('Mail', 'Mail is captured in the mailbox of the demo.')
      : fault('Mail', 'No passcode can be sent. Set SMTP_URL and MAIL_FROM.')
  }
  const smtp = openSmtp({ url, log: pino({ level: 'silent' }) })
  try {
    await within(answerWithinMs, smtp.verify())
    const text = 'The mail server answers and takes our sign-in.'
    return mode === 'production' && from === undefined
      ? warning('Mail', `${text} Mails come from ${parseSender(from).address}: set MAIL_FROM.`)
      : good('Mail', text)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const ports = 'Check host and port in SMTP_URL (smtps:// for 465, smtp:// for 587 and 25)'
    const advice = /certificate/i.test(message) ? vouch : `${ports}, and the firewall.`
    return fault(
      'Mail',
      code === 'EAUTH'
        ? 'The mail server refuses the sign-in. Correct user and password in SMTP_URL.'
        : `The mail server cannot be reached (${message.slice(0, 150).trim()}). ${advice}`,
    )
  } finally {
    smtp.close()
  }
}

async function checkBucket(settings: BucketSettings): Promise<Finding> {
  try {
    const bucket = openBucket(settings)
    const key = `doctor/${randomUUID()}`
    await bucket.list('doctor/')
    await bucket.put(key, new Uint8Array(), 'text/plain')
    const found = await bucket.get(key).finally(() => bucket.remove(key))
    await found?.body?.cancel()
    return found
      ? good('S3', 'The bucket answers, and our key may list, write, read and delete.')
      : fault('S3', 'The bucket does not have what was just put there. Check S3_ENDPOINT.')
  } catch (error) {
    const message = reasonOf(error)
    const [, code] = /<Code>([^<]*)<.Code>/.exec(message) ?? []
    const said = (code ?? message.replace(/<[^>]*>/g, ' ')).slice(0, 150)
    return fault('S3', `${adviceOn(message)} (${said})`)
  }
}

function adviceOn(message: string): string {
  if (message.includes('NoSuchBucket'))
    return 'There is no such bucket. Create it, or mend S3_BUCKET.'
  if (message.includes('RequestTimeTooSkewed'))
    return 'The clock of this machine is wrong. Let it follow NTP.'
  if (
    /AuthorizationHeaderMalformed|IncorrectEndpoint|PermanentRedirect|S3 answered 30/.test(message)
  )
    return 'The bucket is in another region. Mend S3_REGION and S3_ENDPOINT.'
  if (message.includes(' 403'))
    return 'S3 refuses the key. Check S3_ACCESS_KEY_ID, its secret, and that it may list, read, write and delete.'
  if (message.startsWith('S3 answered'))
    return 'S3 does not answer as it should. Check S3_ENDPOINT, which is without the bucket, and S3_BUCKET.'
  if (message.includes('CERT')) return `S3 cannot be reached. ${vouch}`
  return 'S3 cannot be reached. Check S3_ENDPOINT, DNS and the firewall.'
}

/** Whether the provider of single sign-on describes itself there (OpenID Connect Discovery 1.0, 4). */
function checkSignIn({ issuer }: { issuer: string }): Promise<Finding> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  return reach('Single sign-on', 'OIDC_ISSUER', { url, isRead: true })
}

type Target = { url: string; isRead?: boolean }

/**
 * Unless it `isRead`, any answer will do, even a refusal: it shows that the other side is there and its certificate is
 * good.
 */
async function reach(about: string, setting: string, target: Target): Promise<Finding> {
  const { url, isRead = false } = target
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    const method = isRead ? 'GET' : 'HEAD'
    const answer = await fetch(url, { method, redirect: 'manual', signal })
    await answer.body?.cancel()
    return isRead && answer.status !== 200
      ? fault(about, `${url} is answered with ${String(answer.status)}. Check ${setting}.`)
      : good(about, 'The other side answers.')
  } catch (error) {
    const reason = reasonOf(error)
    const advice = reason.includes('CERT') ? vouch : `Check ${setting}, DNS and the firewall.`
    return fault(about, `It cannot be reached (${reason}). ${advice}`)
  }
}

/** The first cause of an error, by its code (ECONNREFUSED) where it has one. */
function reasonOf(error: unknown): string {
  const { cause, code, message, name } = error as NodeJS.ErrnoException
  if (cause instanceof Error) return reasonOf(cause)
  // Those have a number for a code.
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time'
  return code ?? message
}
