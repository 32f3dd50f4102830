// Logs only what an operator needs: a failed statement is reported to its caller, and its text may hold personal data.
// Without checkpoints and statements the file hardly grows while the server runs.
const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** The server's command line, as pg_ctl passes it to a shell. `settings` override ours, except the port. */
export function serverFlags(port: number, settings: Record<string, string>): string {
  return Object.entries({ ...always, ...settings, port: String(port) })
    .map(([name, value]) => `-c ${name}="${value.replace(/[\\"$`]/g, '\\$&')}"`)
    .join(' ')
}
