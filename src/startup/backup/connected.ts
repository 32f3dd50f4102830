import pg from 'pg'

// What a row looks like as text must not depend on the settings of a server or a role, nor end half-way.
const prepare = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set row_security = off; set lock_timeout = '5s';
  select set_config(name, '0', false) from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`

/** Runs `work` on a connection of its own whose statements may take as long as they need. */
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
  // A lost connection shows in the statement that needs it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(prepare)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
