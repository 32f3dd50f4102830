import { createHash } from 'node:crypto'
import { z } from 'zod'

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })

/** A table by its unquoted names. Generated columns are left out, because they cannot be written. */
export type Table = z.output<typeof table>

const sequence = z.object({ schema: z.string(), name: z.string(), next: z.string() })

/** The migrations that made the tables, and the tables: enough to say whether two databases have the same form. */
const databaseForm = z.object({
  /** Names of Payload's migrations, in the order in which they ran. */
  migrations: z.array(z.string()),
  /** The number of the job queue's latest migration. */
  jobMigrations: z.int(),
  tables: z.array(table),
  sequences: z.array(sequence),
})

export type DatabaseForm = z.output<typeof databaseForm>

/** The current format of the file; a Foyer reads this one and earlier ones, and refuses later ones. */
export const formatVersion = 2

/** The first entry of a backup. */
export const manifestSchema = databaseForm.extend({
  product: z.literal('foyer'),
  format: z.int().min(1).max(formatVersion),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Shows whether PAYLOAD_SECRET is the same, without revealing it. */
  secretMark: z.string(),
  /** The folders of uploads in the backup, empty ones included. Format 1 had the media only. */
  folders: z.array(z.string()).default(['media']),
})

export type Manifest = z.output<typeof manifestSchema>

/** The last entry: a backup without it is incomplete. `sha256` covers the entries before it (see contentHash). */
export const sealSchema = z.object({
  sha256: z.string(),
  rows: z.record(z.string(), z.int()),
  files: z.int(),
})

export type Seal = z.output<typeof sealSchema>

/** The names of entries in the archive. A table's entry is what `COPY … TO STDOUT` gives, so psql can read it too. */
export const entryNames = {
  manifest: 'manifest.json',
  table: ({ schema, name }: Pick<Table, 'name' | 'schema'>) => `tables/${schema}.${name}.copy`,
  upload: (folder: string, path: string) => `${folder}/${path}`,
  secrets: 'secrets.json',
  seal: 'seal.json',
}

/** One SHA-256 over the names, sizes and bytes of a backup's entries in their order. */
export function contentHash() {
  const hash = createHash('sha256')
  return {
    /** Announces the next entry; its bytes follow. */
    begin: ({ name, size }: { name: string; size: number }) => {
      hash.update(`${name}\n${size}\n`)
    },
    /** Passes the same bytes on while hashing them. */
    through: async function* (bytes: AsyncIterable<Buffer>) {
      for await (const chunk of bytes) {
        hash.update(chunk)
        yield chunk
      }
    },
    /** The hash of everything so far. */
    digest: () => hash.copy().digest('hex'),
  }
}
