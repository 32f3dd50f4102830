import { z } from 'zod'

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })

/** A table by its names as they are, unquoted. Generated columns are left out: they cannot be written. */
export type Table = z.output<typeof table>

const sequence = z.object({ schema: z.string(), name: z.string(), next: z.string() })

/** What the tables were made by, and what there is: enough to say whether two databases have the same form. */
export const databaseForm = z.object({
  /** Names of Payload's migrations, in the order in which they ran. */
  migrations: z.array(z.string()),
  /** The number of the job queue's latest migration. */
  jobMigrations: z.int(),
  tables: z.array(table),
  sequences: z.array(sequence),
})

export type DatabaseForm = z.output<typeof databaseForm>

/** The present layout of the file; a Foyer reads this one and those before it, and refuses later ones. */
export const formatVersion = 2

/** The first entry of a backup. */
export const manifestSchema = databaseForm.extend({
  product: z.literal('foyer'),
  format: z.int().min(1).max(formatVersion),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Tells whether PAYLOAD_SECRET is the same, without telling what it is. */
  secretMark: z.string(),
  /** The folders of uploads that are in it, also the empty ones. Format 1 knew the media alone. */
  folders: z.array(z.string()).default(['media']),
})

export type Manifest = z.output<typeof manifestSchema>

/** The last entry: without it a backup is not whole. `sha256` covers the entries before it (see contentHash). */
export const sealSchema = z.object({
  sha256: z.string(),
  rows: z.record(z.string(), z.int()),
  files: z.int(),
})

export type Seal = z.output<typeof sealSchema>

/** Where things stand in the archive. A table's entry is what `COPY … TO STDOUT` gives, so psql reads it too. */
export const entryNames = {
  manifest: 'manifest.json',
  table: ({ schema, name }: Pick<Table, 'name' | 'schema'>) => `tables/${schema}.${name}.copy`,
  upload: (folder: string, path: string) => `${folder}/${path}`,
  secrets: 'secrets.json',
  seal: 'seal.json',
}
