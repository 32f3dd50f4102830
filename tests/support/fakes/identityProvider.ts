import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { InteractionResults } from 'oidc-provider'

type Claims = Record<string, unknown> & { sub: string }

type Forgery = { claims?: Record<string, unknown>; isOtherKey?: boolean }

export type IdentityProvider = {
  issuer: string
  client: { id: string; secret: string }
  /** Who signs in there from now on; undefined for somebody who declines. */
  person: Claims | undefined
  /** What is changed in its ID tokens, which are then signed again. */
  forgery: Forgery | undefined
  /** Goes there as a browser does, and returns the address that it sends back to. */
  visit(url: string): Promise<URL>
  close(): Promise<void>
}

const client = { id: 'foyer', secret: 'the secret of the client' }
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** A real OpenID Connect provider (oidc-provider) that signs people in without asking. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const key = newKey()
  const otherKey = newKey()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const { default: Constructor } = await import('oidc-provider')
  const provider = new Constructor(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    pkce: { required: () => true },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name'],
      role: ['role', 'realm_access'],
    },
    scopes: ['openid', 'email', 'profile', 'role'],
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ ...fake.person, sub }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: client.id,
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile role')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    await next()
    const body = ctx.body as { id_token?: string } | undefined
    if (!fake.forgery || !body?.id_token) return
    body.id_token = forge(body.id_token, fake.forgery, fake.forgery.isOtherKey ? otherKey : key)
  })
  const handle = provider.callback()
  server.on('request', (incoming, outgoing) => {
    if (!incoming.url?.startsWith('/interaction/')) return void handle(incoming, outgoing)
    const { person } = fake
    const result: InteractionResults = person
      ? { login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'Declined' }
    return void provider.interactionFinished(incoming, outgoing, result)
  })
  const fake: IdentityProvider = {
    issuer,
    client,
    person: undefined,
    forgery: undefined,
    visit: (url) => visit(url, redirectUri),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

async function visit(url: string, end: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next = url
  while (!next.startsWith(end)) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${String(response.status)}: ${await response.text()}`)
    next = new URL(location, next).href
  }
  return new URL(next)
}

function forge(token: string, { claims }: Forgery, key: KeyObject): string {
  const [header = '', payload = ''] = token.split('.')
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const changed = Buffer.from(JSON.stringify({ ...read, ...claims })).toString('base64url')
  const signature = createSign('RSA-SHA256').update(`${header}.${changed}`).sign(key, 'base64url')
  return `${header}.${changed}.${signature}`
}
