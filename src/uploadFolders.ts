import { join } from 'node:path'

import { type BucketSettings, openBucket } from './platform/files/bucket.js'
import type { FileFolder } from './platform/files/FileFolder.js'

const names = ['media', 'brochures', 'lessons'] as const

type UploadFolder = (typeof names)[number]

/** Where uploads lie in DATA_DIR. Each of their collections keeps its files in one of these; a backup has them all. */
export function uploadFolders(dataDir: string): Record<UploadFolder, string> {
  const at = (name: UploadFolder) => [name, join(dataDir, name)] as const
  return Object.fromEntries(names.map(at)) as Record<UploadFolder, string>
}

type Settings = { DATA_DIR: string; s3: BucketSettings | undefined }

/** The same as where their collections read and write them: in DATA_DIR, or in the bucket of S3. */
export function fileFolders({ DATA_DIR, s3 }: Settings): Record<UploadFolder, FileFolder> {
  const bucket = s3 && openBucket(s3)
  const paths = uploadFolders(DATA_DIR)
  const at = (name: UploadFolder) => [name, { name, path: paths[name], bucket }] as const
  return Object.fromEntries(names.map(at)) as Record<UploadFolder, FileFolder>
}
