import type { Payload } from 'payload'

import { customOf } from './extend.js'

declare module './extend.js' {
  interface Declarations {
    /** The checks that pages make before they show the forms that links from our mails lead to. */
    linkChecks: { consent?: LinkCheck; password?: LinkCheck }
  }
}

/** Whether the token in a link currently works. */
type LinkCheck = (payload: Payload, token: string) => Promise<boolean> | boolean

/** Whether a link works; none does in a configuration without such links. */
export async function linkWorks(
  payload: Payload,
  kind: 'consent' | 'password',
  token: string,
): Promise<boolean> {
  return (await customOf(payload.config).linkChecks?.[kind]?.(payload, token)) ?? false
}
