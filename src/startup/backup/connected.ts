import pg from 'pg'

// The text form of a row must not depend on the settings of a server or a role, and no timeout may cut it off.
const prepare = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set row_security = off; set lock_timeout = '5s';
  select set_config(name, '0', false) from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`

/** Runs `work` on its own connection, whose statements may take as long as they need. */
export async function connected<T>(
  { url, name }: { url: string; name: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A lost connection shows up in the next statement.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(prepare)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
