import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

import { parseMail, type ReceivedMail } from './parseMail.js'

export type { ReceivedMail } from './parseMail.js'

/** What the server does with the next command or connection. It may be changed at any time. */
export type SmtpMood =
  | { kind: 'accepting' }
  /** Waits before every reply, the greeting included. */
  | { kind: 'slow'; delayMs: number }
  /** Waits before it says that it took a mail. */
  | { kind: 'pondering'; delayMs: number }
  /** Takes connections and says nothing. */
  | { kind: 'silent' }
  /** Ends every new connection without a word. */
  | { kind: 'closing' }
  /** Answers every recipient with 550. */
  | { kind: 'refusing' }
  /** Ends the connection at the first line of the message. */
  | { kind: 'dropping' }
  /** Takes the whole message and ends the connection in the place of saying so. */
  | { kind: 'taking' }
  /** Answers each recipient with 451 the first time and accepts them from then on. */
  | { kind: 'greylisting' }

type Options = {
  /** Offers STARTTLS with this certificate (PEM). */
  tls?: { key: string; cert: string }
  /** Takes no mail before AUTH PLAIN with these. */
  login?: { user: string; password: string }
}

export type SmtpServer = {
  /** `smtp://127.0.0.1:<port>`, with the login where there is one. */
  url: string
  /** What was taken, in order. */
  mails: ReceivedMail[]
  /** Every command line of every connection, in order. */
  commands: string[]
  connections(): number
  become(mood: SmtpMood): void
  stop(): Promise<void>
}

type Shared = Options & {
  mood: () => SmtpMood
  mails: ReceivedMail[]
  commands: string[]
  greylisted: Set<string>
}

/** A mail server on 127.0.0.1 that speaks SMTP (RFC 5321) without PIPELINING and keeps what it is sent. */
export async function startSmtpServer(options: Options = {}): Promise<SmtpServer> {
  let mood: SmtpMood = { kind: 'accepting' }
  let connections = 0
  const sockets = new Set<Socket>()
  const shared: Shared = {
    ...options,
    mood: () => mood,
    mails: [],
    commands: [],
    greylisted: new Set(),
  }
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (mood.kind === 'closing') socket.end()
    else converse(socket, shared)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { login } = options
  const account = login
    ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`
    : ''
  return {
    url: `smtp://${account}127.0.0.1:${String(port)}`,
    mails: shared.mails,
    commands: shared.commands,
    connections: () => connections,
    become: (next) => {
      mood = next
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

type Session = {
  secure: boolean
  signedIn: boolean
  from: string | undefined
  to: string[]
  /** The lines of the message being received. */
  lines: string[] | undefined
}

type Step = { reply: string | string[]; then?: 'close' | 'secure' } | 'drop' | undefined

function converse(socket: Socket, shared: Shared, { secure } = { secure: false }) {
  const session: Session = { secure, signedIn: false, from: undefined, to: [], lines: undefined }
  let rest = ''
  let replies = Promise.resolve()
  const say = (reply: string | string[]) => {
    replies = replies.then(() => answer(socket, shared.mood(), reply))
    return replies
  }
  if (!secure) void say('220 fake.example ESMTP')
  const onData = (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const step = session.lines ? takeLine(session, line, shared) : obey(session, line, shared)
      if (step === 'drop') socket.destroy()
      else if (step) void say(step.reply).then(() => follow(step.then))
    }
  }
  const follow = (next: 'close' | 'secure' | undefined) => {
    if (next === 'close') socket.end()
    if (next !== 'secure') return
    socket.off('data', onData)
    const safe = new TLSSocket(socket, { isServer: true, ...shared.tls })
    safe.on('error', () => socket.destroy())
    converse(safe, shared, { secure: true })
  }
  socket.on('data', onData)
}

const taken = '250 2.0.0 Taken'

async function answer(socket: Socket, mood: SmtpMood, reply: string | string[]) {
  if (mood.kind === 'silent') return
  if (mood.kind === 'slow' || (mood.kind === 'pondering' && reply === taken)) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, mood.delayMs)
      socket.once('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
  if (!socket.destroyed) socket.write(`${[reply].flat().join('\r\n')}\r\n`)
}

function obey(session: Session, line: string, shared: Shared): Step {
  shared.commands.push(line)
  const [verb = ''] = line.toUpperCase().split(/[ :]/)
  switch (verb) {
    case 'EHLO':
      return { reply: greet(session, shared) }
    case 'STARTTLS':
      if (!shared.tls || session.secure) return { reply: '503 5.5.1 Not now' }
      return { reply: '220 2.0.0 Go ahead', then: 'secure' }
    case 'AUTH':
      return { reply: signIn(session, line, shared) }
    case 'MAIL':
      return { reply: takeSender(session, line, shared) }
    case 'RCPT':
      return { reply: takeRecipient(session, line, shared) }
    case 'DATA':
      if (session.to.length === 0) return { reply: '503 5.5.1 Recipients first' }
      session.lines = []
      return { reply: '354 End with a dot' }
    case 'RSET':
      reset(session)
      return { reply: '250 2.0.0 OK' }
    case 'NOOP':
      return { reply: '250 2.0.0 OK' }
    case 'QUIT':
      return { reply: '221 2.0.0 Bye', then: 'close' }
    default:
      return { reply: '502 5.5.2 No such command' }
  }
}

function greet({ secure }: Session, { tls, login }: Shared): string[] {
  const offers = ['8BITMIME', 'SMTPUTF8']
  if (tls && !secure) offers.push('STARTTLS')
  if (login) offers.push('AUTH PLAIN')
  return ['fake.example', ...offers].map(
    (line, at) => `250${at < offers.length ? '-' : ' '}${line}`,
  )
}

function signIn(session: Session, line: string, { login }: Shared): string {
  const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
  session.signedIn = given === `\0${login?.user ?? ''}\0${login?.password ?? ''}`
  return session.signedIn ? '235 2.7.0 Welcome' : '535 5.7.8 Wrong user or password'
}

function takeSender(session: Session, line: string, { login }: Shared): string {
  if (login && !session.signedIn) return '530 5.7.0 Sign in first'
  reset(session)
  session.from = pathIn(line)
  return '250 2.1.0 OK'
}

function takeRecipient(session: Session, line: string, { mood, greylisted }: Shared): string {
  if (session.from === undefined) return '503 5.5.1 Sender first'
  const recipient = pathIn(line)
  const { kind } = mood()
  if (kind === 'refusing') return `550 5.1.1 <${recipient}> is unknown here`
  if (kind === 'greylisting' && !greylisted.has(recipient)) {
    greylisted.add(recipient)
    return `451 4.7.1 <${recipient}> may come back later`
  }
  session.to.push(recipient)
  return '250 2.1.5 OK'
}

function takeLine(session: Session, line: string, { mood, mails }: Shared): Step {
  if (mood().kind === 'dropping') return 'drop'
  const { lines = [], from = '', to, secure } = session
  if (line !== '.') {
    // A dot that begins a line was doubled by the sender (RFC 5321, 4.5.2).
    lines.push(line.startsWith('.') ? line.slice(1) : line)
    return undefined
  }
  mails.push(
    parseMail({ from, to, secure, raw: Buffer.from(lines.join('\r\n'), 'latin1').toString() }),
  )
  reset(session)
  return mood().kind === 'taking' ? 'drop' : { reply: taken }
}

function reset(session: Session) {
  Object.assign(session, { from: undefined, to: [], lines: undefined })
}

function pathIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
