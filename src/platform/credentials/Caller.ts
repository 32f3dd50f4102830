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
  /** Where it is staff's: how a connection that stays open is told that it was withdrawn. */
  renewal?: Renewal
}

export type Renewal = {
  /** The `_strategy` of the users that `find` finds. */
  strategy: string
  /** What tells the credential of such a user from others of theirs; nobody can sign in with it. */
  idOf: (user: Staff) => string | undefined
  /** The user behind a credential as of now; undefined once they have left or it is withdrawn. */
  renew: (payload: Payload, held: { user: string; id: string }) => Promise<Staff | undefined>
}
