import { startEmbeddedPostgres } from '../../../src/demo/postgres/startEmbeddedPostgres.js'

/** A process that owns the database in the folder it is given until it is killed; it prints the address. */
async function holdDatabase(folder: string) {
  const { url } = await startEmbeddedPostgres({ folder, settings: { fsync: 'off' } })
  process.stdout.write(`${url}\n`)
  setInterval(() => undefined, 60_000)
}

void holdDatabase(process.argv[2] ?? '')
