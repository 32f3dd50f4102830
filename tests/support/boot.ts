import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getPayload, type Payload } from 'payload'

import { createFrontDoor } from '../../src/front/createFrontDoor.js'
import { postgresOf } from '../../src/platform/database/requestDatabase.js'
import { createApiHandler } from '../../src/platform/http/createApiHandler.js'
import { type Platform, platformOf } from '../../src/platform/platform.js'
import { cloneDatabase } from './databases.js'

export const adminKey = 'the-admin-api-key-of-the-tests-0123456789'
export const admin = { email: 'admin@foyer.example', password: 'correct horse battery' }

export type Foyer = {
  payload: Payload
  platform: Platform
  url: string
  databaseUrl: string
  /** Calls the running service over HTTP; `path` begins with `/`. Redirects are not followed. */
  call(path: string, init?: RequestInit): Promise<Response>
  /** Like `call`, as the admin behind ADMIN_API_KEY, with a JSON body where there is one. */
  callAsAdmin(path: string, init?: { method?: string; json?: unknown }): Promise<Response>
  stop(): Promise<void>
}

/**
 * The whole service in this process on a cloned database, behind its front door on a free port, without the
 * pages. One a test file, because the configuration is a module: settings are read when it is first imported.
 */
export async function boot(settings: Record<string, string> = {}): Promise<Foyer> {
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
  const { default: building } = await import('../../payload.config.js')
  const config = await building
  const payload = await getPayload({ config })
  const platform = platformOf(payload)
  const door = createFrontDoor({
    log: platform.log,
    serverUrl: platform.serverUrl,
    trustedProxyHops: Number(settings.TRUSTED_PROXY_HOPS ?? 0),
    corsOrigins: settings.CORS_ORIGINS?.split(',') ?? [],
    dev: false,
  })
  const api = createApiHandler({ config })
  door.open({
    api,
    cache: platform.cache,
    pages: (_, outgoing) => outgoing.writeHead(404).end(),
    upgrade: (_, socket) => socket.destroy(),
  })
  await new Promise<void>((resolve) => door.server.listen(0, '127.0.0.1', resolve))
  platform.readiness.set(true)
  const { port } = door.server.address() as AddressInfo
  const url = `http://127.0.0.1:${String(port)}`
  const call: Foyer['call'] = (path, init) => fetch(url + path, { redirect: 'manual', ...init })

  return {
    payload,
    platform,
    url,
    databaseUrl: database.url,
    call,
    callAsAdmin: (path, { method = 'GET', json } = {}) =>
      call(path, {
        method,
        headers: {
          'x-api-key': adminKey,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
    stop: async () => {
      await door.drain(1_000)
      await platform.stop()
      await payload.destroy()
      await postgresOf(payload).pool.end()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
