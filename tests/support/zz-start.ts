import type { AddressInfo } from 'node:net'
const root = process.env.ROOT!
const { getPayload } = await import('payload')
const { createFrontDoor } = await import(root + '/src/front/createFrontDoor.ts')
const { createApiHandler } = await import(root + '/src/platform/http/createApiHandler.ts')
const { platformOf } = await import(root + '/src/platform/platform.ts')
const config = await (await import(root + '/payload.config.ts')).default
const payload = await getPayload({ config })
const platform = platformOf(payload)
const door = createFrontDoor({
  log: platform.log,
  serverUrl: platform.serverUrl,
  trustedProxyHops: 0,
  corsOrigins: [],
  dev: false,
})
door.open({
  api: createApiHandler({ config }),
  cache: platform.cache,
  pages: (_: any, o: any) => o.end(),
  upgrade: () => {},
})
door.server.listen(0, '127.0.0.1', () =>
  console.log('serving ' + (door.server.address() as AddressInfo).port),
)
process.stdin.on('end', () => process.exit(0)).resume()
