import { join } from 'node:path'

const names = ['media', 'brochures', 'lessons'] as const

type UploadFolder = (typeof names)[number]

/** Where uploads lie in DATA_DIR. Each of their collections keeps its files in one of these; a backup has them all. */
export function uploadFolders(dataDir: string): Record<UploadFolder, string> {
  const at = (name: UploadFolder) => [name, join(dataDir, name)] as const
  return Object.fromEntries(names.map(at)) as Record<UploadFolder, string>
}
