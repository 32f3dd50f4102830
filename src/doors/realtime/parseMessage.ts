import { ClientMessage } from './messages.js'

/** What a frame says; undefined where it is no message of ours. */
export function parseMessage(text: string): ClientMessage | undefined {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
