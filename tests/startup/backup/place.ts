import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { restoreBackup } from '../../../src/startup/backup/restoreBackup.js'
import { connected, explainFailure, placesIn } from '../../../src/startup/backup/runCommand.js'
import { checkBackup } from '../../../src/startup/backup/runRestore.js'
import { writeBackup } from '../../../src/startup/backup/writeBackup.js'

/** A folder that goes away with its test file. */
export function makeFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'foyer-backup-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

type Place = { url: string; dataDir: string; file: string; secrets?: boolean; signal?: AbortSignal }

const never = new AbortController().signal

/** Backs a database and a DATA_DIR up, as `npm run backup` does. */
export function backUp({ url, dataDir, file, secrets = false, signal = never }: Place) {
  const { folders, secretsFile } = placesIn(dataDir)
  return connected({ url, name: 'foyer-backup' }, (client) =>
    writeBackup({
      client,
      file,
      signal,
      folders,
      secretsFile: secrets ? secretsFile : undefined,
      facts: { version: '0.0.0', secretMark: '' },
    }),
  )
}

/** Restores into a database and a DATA_DIR, as `npm run restore` does. */
export async function restore({ url, dataDir, file, secrets = false, signal = never }: Place) {
  const backup = await checkBackup(file, signal)
  mkdirSync(dataDir, { recursive: true })
  const places = placesIn(dataDir)
  return connected({ url, name: 'foyer-restore' }, (client) =>
    restoreBackup({ client, file, backup, signal, ...places, takeSecrets: secrets }),
  ).catch((error: unknown) => {
    throw explainFailure(error)
  })
}

/** The files below a folder with their bytes. */
export function readFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'base64')]),
  )
}
