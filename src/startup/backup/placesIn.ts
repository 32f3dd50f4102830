import { join } from 'node:path'

/** What of DATA_DIR is in a backup beside the database; the secrets are the demo's, made by ensureDemoSecrets. */
export function placesIn(dataDir: string): { mediaFolder: string; secretsFile: string } {
  return { mediaFolder: join(dataDir, 'media'), secretsFile: join(dataDir, 'secrets.json') }
}
