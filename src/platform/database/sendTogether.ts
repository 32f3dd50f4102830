import pg from 'pg'

export type Statement = { text: string; values?: unknown[] | undefined; name?: string }

/** A statement, and those that are sent before it in one message; only its own rows are wanted. */
export type Together = Statement & { before: readonly Statement[] }

/** What pg's own query does with its connection, which its types leave out. */
type PgQuery = {
  name: string | undefined
  text: string
  prepare(connection: Connection): void
  handleDataRow(row: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

type Connection = {
  /** The text of each statement that this connection knows by a name. */
  parsedStatements: Record<string, string>
  describe(what: unknown): void
  sync(): void
}

const { utils } = pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }
const Query = pg.Query as unknown as new (statement: object) => PgQuery

/**
 * Several statements that PostgreSQL receives at once: it runs one after the other, each sees what those before it have
 * done, and the first that fails ends them all. Outside of a transaction they are one of their own
 * (https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-FLOW-PIPELINING). pg waits for each answer before it
 * sends the next, and a message costs as much processor time as building its statement (45 µs, measured).
 */
class StatementsTogether extends Query {
  readonly earlier: readonly PgQuery[]
  readonly #own: Statement
  #at = 0

  constructor({ before, ...own }: Together) {
    super(extended(own))
    this.#own = own
    this.earlier = before.map((statement) => new Query(extended(statement)))
  }

  override prepare(connection: Connection): void {
    const parsedStatements = Object.create(connection.parsedStatements) as Record<string, string>
    const sync = () => connection.sync()
    const last = Object.assign(Object.create(connection) as Connection, { parsedStatements, sync })
    const silent = Object.assign(Object.create(last) as Connection, { describe: skip, sync: skip })
    for (const statement of this.earlier) {
      statement.prepare(silent)
      if (statement.name) parsedStatements[statement.name] = statement.text
    }
    super.prepare(last)
    this.#goTo(0)
  }

  override handleDataRow(row: unknown): void {
    if (this.#at === this.earlier.length) super.handleDataRow(row)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#at === this.earlier.length) super.handleCommandComplete(message, connection)
    else this.#goTo(this.#at + 1)
  }

  /** The client notes a name and its text when PostgreSQL has read them. */
  #goTo(at: number): void {
    this.#at = at
    const { name, text } = this.earlier[at] ?? this.#own
    this.name = name
    this.text = text
  }
}

const extended = (statement: Statement) => ({ ...statement, queryMode: 'extended' })
const skip = () => undefined

/**
 * The statement that a call of pg's `query` asks for, after `first` and those that it brings along itself; undefined where
 * there are none, or where it has to be sent by itself: without values a text may be several statements. Throws where a
 * value cannot be written: pg would notice when half of the message is sent, and wait for an answer for ever.
 */
export function togetherOf(
  args: readonly unknown[],
  first: readonly Statement[] = [],
): Together | undefined {
  const [, values, callback] = args
  const before = [...first, ...beforeOf(args)]
  if (before.length === 0 || typeof values === 'function' || callback !== undefined)
    return undefined
  const own = askedBy(args)
  const { text, values: given = values } = own
  const hasValues = Array.isArray(given) && given.length > 0
  if (text === undefined || !(hasValues || text === 'commit')) return undefined
  const together = { ...own, text, values: hasValues ? given : undefined }
  return { ...written(together), before: before.map(written) }
}

function written<Sent extends Statement>(statement: Sent): Sent {
  return { ...statement, values: statement.values?.map((value) => utils.prepareValue(value)) }
}

/** The statements that a call of `query` brings along. */
export function beforeOf(args: readonly unknown[]): readonly Statement[] {
  return askedBy(args).before ?? []
}

/** Whether a call of `query` begins a transaction like any other. */
export function isBegin(args: readonly unknown[]): boolean {
  return askedBy(args).text?.trim() === 'begin'
}

/** What a call of `query` asks for, whether by text or as an object. */
export function askedBy([asked]: readonly unknown[]): Partial<Together> {
  return typeof asked === 'string' ? { text: asked } : (asked as Partial<Together>)
}

/** Sends statements by the `query` of a client; gives what the last of them gave. */
export function sendTogether(
  send: (...args: unknown[]) => unknown,
  together: Together,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    send(new StatementsTogether(together), undefined, (error: Error | null, result: unknown) => {
      if (error) reject(error)
      else resolve(result)
    })
  })
}
