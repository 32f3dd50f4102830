import { maskAddresses } from '../maskAddresses.js'

/** What went wrong with a mail server, safe for the log: without anybody's address. */
export type SmtpError = {
  /** Nodemailer's name of the fault: ETIMEDOUT, EAUTH, EENVELOPE. */
  code: string | undefined
  /** The command that failed and the server's reply code (RFC 5321, 4.2). */
  command: string | undefined
  reply: number | undefined
  reason: string
  permanent: boolean
}

/** Reads an error of nodemailer. `permanent` if the server refused the recipient or the message for good. */
export function readSmtpError(error: unknown): SmtpError {
  const { code, command, responseCode } = error as Record<string, unknown>
  const reply = typeof responseCode === 'number' ? responseCode : undefined
  const reason = error instanceof Error ? error.message : String(error)
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    reply,
    reason: maskAddresses(reason),
    permanent: reply !== undefined && isPermanent(reply, command),
  }
}

/** A refused sign-in or sender is a fault of the settings, and 503 concerns the session: other mails may pass later. */
function isPermanent(reply: number, command: unknown): boolean {
  const refusesThis = command === 'RCPT TO' || command === 'DATA'
  return refusesThis && reply >= 500 && reply !== 503
}
