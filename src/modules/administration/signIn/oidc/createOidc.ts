import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'

import { SignInRefusal } from './SignInRefusal.js'

export type OidcSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** The claim that says the role; left out, only people who already have an account get in. */
  roleClaim: string | undefined
}

/** What must be remembered between the way to the provider and the way back. */
export const OidcSecrets = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
})

type Secrets = z.output<typeof OidcSecrets>

export type Claims = Record<string, unknown> & { iss: string; sub: string }

export type Oidc = ReturnType<typeof createOidc>

const timeoutSeconds = 5
const rediscoverAfterMs = 3_600_000

/** The identity provider (OpenID Connect Core 1.0, code flow with PKCE), found by its issuer. */
export function createOidc(settings: OidcSettings, redirectUri: string) {
  const { roleClaim } = settings
  const provider = rememberedProvider(settings)
  return {
    roleClaim,
    begin: async (returnTo: string): Promise<{ url: URL; secrets: Secrets }> => {
      const config = await provider()
      const verifier = randomPKCECodeVerifier()
      const secrets = { state: randomState(), nonce: randomNonce(), verifier, returnTo }
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: scopesFor(config, roleClaim),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      })
      return { url, secrets }
    },
    /** What the provider says of who came back with this query; throws SignInRefusal if that cannot be trusted. */
    finish: async (search: string, { state, nonce, verifier }: Secrets): Promise<Claims> => {
      const config = await provider()
      const returned = new URL(redirectUri)
      returned.search = search
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const tokens = await authorizationCodeGrant(config, returned, {
        ...checks,
        idTokenExpected: true,
      }).catch(refuse)
      const claims = tokens.claims()
      if (!claims) throw new SignInRefusal('refused')
      const isWhole = 'email' in claims && (!roleClaim || roleClaim in claims)
      if (isWhole || !config.serverMetadata().userinfo_endpoint) return claims
      const more = await fetchUserInfo(config, tokens.access_token, claims.sub).catch(refuse)
      return { ...more, ...claims }
    },
  }
}

/** Reads the provider's metadata once an hour, and again after a failure. */
function rememberedProvider(settings: OidcSettings): () => Promise<Configuration> {
  let known: { config: Promise<Configuration>; until: number } | undefined
  return () => {
    if (known && known.until > Date.now()) return known.config
    const config = discover(settings).catch((error: unknown) => {
      known = undefined
      throw new SignInRefusal('unavailable', error)
    })
    known = { config, until: Date.now() + rediscoverAfterMs }
    return config
  }
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const server = new URL(issuer)
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  const authenticate: ClientAuth = (as, ...call) => {
    // The default of OpenID Connect Discovery 1.0 where a provider lists none.
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const chosen = methods.includes('client_secret_basic') ? basic : post
    chosen(as, ...call)
  }
  // Settings allow plain http on loopback only.
  const plain = server.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(server, clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    // Checks the signature of the ID token too, not only the connection that it came by.
    execute: [...plain, enableNonRepudiationChecks],
  })
}

/** Many providers put roles behind a scope of the same name. */
function scopesFor(config: Configuration, roleClaim: string | undefined): string {
  const offered = config.serverMetadata().scopes_supported ?? []
  const scopes = ['openid', 'email', 'profile', roleClaim].filter((scope) => scope !== undefined)
  return scopes.filter((scope) => scope !== roleClaim || offered.includes(scope)).join(' ')
}

function refuse(error: unknown): never {
  if (error instanceof AuthorizationResponseError) {
    throw new SignInRefusal(error.error === 'access_denied' ? 'cancelled' : 'refused', error)
  }
  const isNetwork = error instanceof TypeError && error.message === 'fetch failed'
  const isSlow = (error as { code?: unknown }).code === 'OAUTH_TIMEOUT'
  throw new SignInRefusal(isNetwork || isSlow ? 'unavailable' : 'refused', error)
}
