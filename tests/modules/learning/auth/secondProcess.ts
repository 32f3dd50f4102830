import { getPayload } from 'payload'

import { createApiHandler } from '../../../../src/platform/api/createApiHandler.js'

// Started by startSecondProcess: prints 0 when it is ready, then the status of each call it is told to make.
const { default: building } = await import('../../../../payload.config.js')
const config = await building
await getPayload({ config, disableOnInit: true })
const api = createApiHandler({ config })

process.on('message', ({ path, token }: { path: string; token: string }) => {
  const headers = { authorization: `Bearer ${token}` }
  void api
    .handle(new Request(`http://localhost:3000${path}`, { headers }))
    .then(({ status }) => process.send?.(status))
})
process.send?.(0)
