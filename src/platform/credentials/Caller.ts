import type { Payload, PayloadRequest } from 'payload'

declare module '../extend.js' {
  interface Declarations {
    /** The credentials that a module knows, for every door. */
    credentials: CredentialCheck[]
  }
}

export type Staff = NonNullable<PayloadRequest['user']>

export type CallerKind = Caller['kind']

type Form = 'key' | 'token'

/** Who is behind a credential: staff and their scripts, who are Payload's users, or people who learn. */
export type Caller =
  | { kind: 'staff'; id: string; form: Form; user: Staff }
  | { kind: 'learners'; id: string; form: Form }

/** A kind of credential that a module knows; `find` gives nobody where it is unknown, expired or revoked. */
export type CredentialCheck = {
  form: Form
  find: (payload: Payload, text: string) => Promise<Caller | undefined>
}
