import { stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'

import type { CollectionConfig } from 'payload'

type UploadHandler = NonNullable<
  Exclude<NonNullable<CollectionConfig['upload']>, boolean>['handlers']
>[number]

/** Answers 404 for a missing file, where Payload answers 500 and logs its folder. */
export function missingFile(folder: string): UploadHandler {
  const root = resolve(folder)
  const answer = async (_: unknown, { params }: { params: { filename: string } }) => {
    const path = resolve(root, params.filename)
    const isFile =
      path.startsWith(root + sep) && (await stat(path).then((file) => file.isFile(), never))
    return isFile
      ? undefined
      : Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
  }
  return answer as UploadHandler
}

const never = () => false
