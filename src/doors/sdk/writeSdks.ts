import { writeFileSync } from 'node:fs'
import type { SanitizedConfig } from 'payload'

import config from '../../../payload.config.js'
import type { ApiDocument } from '../ApiDocument.js'
import { describeApi } from '../describeApi.js'
import { schemaSnapshot } from '../graphql/schemaSnapshot.js'
import { pythonFiles } from './pythonFiles.js'
import { typescriptFiles } from './typescriptFiles.js'

/** Every generated file of both clients, by its path from the root of the project. */
export function sdkFiles(config: SanitizedConfig): Record<string, string> {
  const document = JSON.parse(JSON.stringify(describeApi(config))) as ApiDocument
  return { ...typescriptFiles(document), ...pythonFiles(document) }
}

// `node --env-file=sdk/generator.env --conditions=production --import tsx src/doors/sdk/writeSdks.ts`
const finished = await config
const files = { ...sdkFiles(finished), 'sdk/schema.graphql': await schemaSnapshot(finished) }
for (const [path, text] of Object.entries(files)) writeFileSync(path, text)
process.exit(0)
