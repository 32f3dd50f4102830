import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { demoAdminEmail, type Env } from '../env.js'
import { readDemoSecrets } from '../demo/demoSecrets.js'

type Banner = { env: Env; isNew: boolean; address: AddressInfo | string | null }

/** Prints all addresses and how to sign in; the demo's password is printed on its first start only. */
export function printBanner({ env, isNew, address }: Banner): void {
  const base = baseUrl(env, address)
  const rows: [string, string][] = [
    ['Site', base],
    ['Admin', `${base}/admin`],
    ['API', `${base}/api/openapi.json`],
    ...(env.mode === 'demo' ? ([['Mailbox', `${base}/dev/mailbox`]] as [string, string][]) : []),
    ...signIn(env, isNew),
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`)
  console.log(['', `Foyer is ready (${env.mode})`, ...lines, ''].join('\n'))
}

function baseUrl(env: Env, address: Banner['address']): string {
  if (env.mode === 'production' || typeof address !== 'object' || !address) return env.SERVER_URL
  return `http://localhost:${String(address.port)}`
}

function signIn(env: Env, isNew: boolean): [string, string][] {
  const secrets =
    env.mode === 'demo' && !env.ADMIN_EMAIL ? readDemoSecrets(env.DATA_DIR) : undefined
  if (!secrets) return []
  const password = isNew
    ? `password ${secrets.adminPassword}`
    : `the password is kept in ${join(env.DATA_DIR, 'secrets.json')}`
  return [['Sign in', `${demoAdminEmail}, ${password}`]]
}
