import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { adminKey } from './adminKey.js'
import { startIdentityProvider } from './fakes/identityProvider.js'
import { freePort, spawnService, untilReady } from './startService.js'

/** Who is signed in at the company whose accounts staff of the shared demo may use. */
export const companyPerson = { sub: 'ada', email: 'company@staff.example', email_verified: true }

/**
 * The demo as `npm start` runs it in an empty folder, for all browser tests together: its first start, and the pages
 * it builds, are most of what each of them would take. Gives what stops it.
 */
export async function startSharedDemo(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
  const port = String(await freePort())
  const company = await startIdentityProvider(`http://localhost:${port}/api/users/oidc/callback`)
  company.person = companyPerson
  const service = spawnService({
    PORT: port,
    ...{ OIDC_ISSUER: company.issuer, OIDC_CLIENT_ID: company.client.id },
    OIDC_CLIENT_SECRET: company.client.secret,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    // All tests are one client, and would have no mail left for whichever comes last.
    ...{ OTP_SENDS_PER_CLIENT_PER_HOUR: '1000', OTP_ADDRESSES_PER_CLIENT_PER_HOUR: '1000' },
    ADMIN_API_KEY: adminKey,
    ADMIN_API_KEY_ROLE: 'admin',
  })
  await untilReady(service)
  // Each test counts what it made itself.
  await fetch(`${service.url}/api/dev/samples`, {
    method: 'DELETE',
    headers: { 'x-api-key': adminKey },
  })
  const banner = join(folder, 'banner.txt')
  writeFileSync(banner, service.output())
  Object.assign(process.env, {
    FOYER_DEMO_URL: service.url,
    FOYER_DEMO_DATA: join(folder, 'data'),
    FOYER_DEMO_BANNER: banner,
  })
  return async () => {
    await service.stop()
    await company.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
