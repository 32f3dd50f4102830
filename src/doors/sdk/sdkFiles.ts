import type { SanitizedConfig } from 'payload'

import { describeApi } from '../describeApi.js'
import type { ApiDocument } from '../ApiDocument.js'
import { pythonFiles } from './pythonFiles.js'
import { typescriptFiles } from './typescriptFiles.js'

/** Every generated file of both clients, by its path from the root of the project. */
export function sdkFiles(config: SanitizedConfig): Record<string, string> {
  const document = JSON.parse(JSON.stringify(describeApi(config))) as ApiDocument
  return { ...typescriptFiles(document), ...pythonFiles(document) }
}
