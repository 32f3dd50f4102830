import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { beforeAll, describe, expect, test } from '@jest/globals'
import type { SanitizedConfig } from 'payload'

import type { ApiDocument } from '../../../src/platform/api/ApiDocument.js'
import { describeApi } from '../../../src/doors/describeApi.js'
import { schemaSnapshot } from '../../../src/doors/graphql/loadSchema.js'
import { readOperations } from '../../../src/doors/sdk/readOperations.js'
import { sdkFiles } from '../../../src/doors/sdk/sdkFiles.js'

let config: SanitizedConfig

beforeAll(async () => {
  Object.assign(process.env, parseEnv(readFileSync('sdk/generator.env', 'utf8')))
  config = await (await import('../../../payload.config.js')).default
})

describe('the generated clients', () => {
  test('are those of the present API: else run `npm run generate`', () => {
    const files = Object.entries(sdkFiles(config))
    expect(files).toHaveLength(4)
    const stale = files.filter(([path, text]) => readFileSync(path, 'utf8') !== text)
    expect(stale.map(([path]) => path)).toEqual([])
  })

  test('and the GraphQL schema are those of the present API', async () => {
    expect(readFileSync('sdk/schema.graphql', 'utf8')).toBe(await schemaSnapshot(config))
  })

  test('come out the same each time', () => {
    expect(sdkFiles(config)).toEqual(sdkFiles(config))
  })

  test('have a method for every operation of the document', () => {
    const document = describeApi(config) as unknown as ApiDocument
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    const files = sdkFiles(config)
    expect(readOperations(document).map(({ id }) => id)).toEqual([...ids].sort())
    const table = files['sdk/typescript/operations.js'] ?? ''
    expect(ids.filter((id) => !table.includes(`"${id}":`))).toEqual([])
  })
})
