import type { Payload, PayloadRequest } from 'payload'

declare module '../extend.js' {
  interface Declarations {
    /** The credentials that a module recognises, on every interface. */
    credentials: CredentialCheck[]
  }
}

export type Staff = NonNullable<PayloadRequest['user']>

export type CallerKind = Caller['kind']

type Form = 'key' | 'token'

/** The caller behind a credential: staff and their scripts, who are Payload's users, learners, or what reads the metrics. */
export type Caller =
  | { kind: 'staff'; id: string; form: Form; user: Staff }
  | { kind: 'learners' | 'monitors'; id: string; form: Form }

/** A kind of credential that a module recognises; `find` returns nobody for an unknown, expired or revoked one. */
export type CredentialCheck = {
  form: Form
  find: (payload: Payload, text: string) => Promise<Caller | undefined>
  /** The `_strategy` of the users that it finds, where `renew` is given. */
  strategy?: string
  /** The same caller as of now, while their connection stays open; undefined once the credential is withdrawn. */
  renew?: (payload: Payload, user: Staff) => Promise<Staff | undefined>
}
