import { writeFileSync } from 'node:fs'

import config from '../../../payload.config.js'
import { schemaSnapshot } from '../graphql/loadSchema.js'
import { sdkFiles } from './sdkFiles.js'

// `node --env-file=sdk/generator.env --conditions=production --import tsx src/doors/sdk/writeSdks.ts`
const finished = await config
const files = { ...sdkFiles(finished), 'sdk/schema.graphql': await schemaSnapshot(finished) }
for (const [path, text] of Object.entries(files)) writeFileSync(path, text)
process.exit(0)
