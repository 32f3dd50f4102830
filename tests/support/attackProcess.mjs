import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers'

// Attackers have machines of their own: here they get what the service and its visitors leave of this one.
setPriority(constants.priority.PRIORITY_LOW)
const [{ url, shots, parallel, isEndless }] = await once(process, 'message')
const agent = new Agent({ keepAlive: true, maxSockets: parallel })
const statuses = []
let isOver = false
let at = 0
process.on('message', () => (isOver = true))

/** Sends one request and gives its status; 0 where the connection was closed before there was one. */
function send({ path, method = 'GET', headers = {}, body, hangUpMs }) {
  return new Promise((resolve) => {
    const sending = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode))
    })
    sending.once('error', () => resolve(0))
    if (hangUpMs !== undefined) setTimeout(() => sending.destroy(), hangUpMs)
    sending.end(body)
  })
}

async function work() {
  while (!isOver && (isEndless || at < shots.length)) {
    const shot = shots[at % shots.length]
    at += 1
    statuses.push(await send(shot))
  }
}

await Promise.all(Array.from({ length: parallel }, work))
agent.destroy()
process.send(statuses, () => process.disconnect())
