import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { adminKey } from './adminKey.js'
import { cloneDatabase } from './databases.js'
import { type Extras, type Running, startFoyer } from './startFoyer.js'

export { adminKey }
export const admin = { email: 'admin@foyer.example', password: 'correct horse battery' }

export type Foyer = Pick<Running, 'door' | 'payload' | 'platform' | 'url'> & {
  databaseUrl: string
  /** Calls the running service over HTTP; `path` begins with `/`. Redirects are not followed. */
  call(path: string, init?: RequestInit): Promise<Response>
  /** Like `call`, as the admin behind ADMIN_API_KEY, with a JSON body where there is one. */
  callAsAdmin(
    path: string,
    init?: { method?: string; json?: unknown; headers?: Record<string, string> },
  ): Promise<Response>
  stop(): Promise<void>
}

/**
 * The whole service in this process on a cloned database, behind its front door on a free port, without the
 * pages. One a test file, because the configuration is a module: settings are read when it is first imported.
 */
export async function boot(
  settings: Record<string, string> = {},
  extras: Extras = {},
): Promise<Foyer> {
  const database = await cloneDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-boot-'))
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SERVER_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_API_KEY: adminKey,
    ADMIN_API_KEY_ROLE: 'admin',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  const { close, url, ...running } = await startFoyer(extras)
  const call: Foyer['call'] = (path, init) => fetch(url + path, { redirect: 'manual', ...init })

  return {
    ...running,
    url,
    databaseUrl: database.url,
    call,
    callAsAdmin: (path, { method = 'GET', json, headers } = {}) =>
      call(path, {
        method,
        headers: {
          'x-api-key': adminKey,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
    stop: async () => {
      await close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
