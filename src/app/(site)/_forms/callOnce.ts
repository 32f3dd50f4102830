import { setTimeout as sleep } from 'node:timers/promises'

const tries = 20
const pauseMs = 250

/** Makes a call after any earlier call with the same key has finished, for forms that are sent twice. */
export async function callOnce(call: () => Promise<Response>): Promise<Response> {
  let response = await call()
  for (let turn = 1; turn < tries && response.status === 409; turn += 1) {
    await sleep(pauseMs)
    response = await call()
  }
  return response
}
