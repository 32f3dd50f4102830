import { join } from 'node:path'

import { uploadFolders } from '../../uploadFolders.js'

/** The parts of DATA_DIR that a backup holds beside the database. */
export type Places = {
  /** Each folder of uploads by the name it has in the archive. */
  folders: Record<string, string>
  /** The demo's secrets, created by ensureDemoSecrets. */
  secretsFile: string
}

export function placesIn(dataDir: string): Places {
  return { folders: uploadFolders(dataDir), secretsFile: join(dataDir, 'secrets.json') }
}
