import { ClientMessage } from './messages.js'

/** The message in a frame; undefined where it is not one of ours. */
export function parseMessage(text: string): ClientMessage | undefined {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
