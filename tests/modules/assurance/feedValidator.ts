import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { telemetrySchema } from '../../../src/modules/assurance/schemas.js'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const validate = ajv.compile(telemetrySchema)

/** The violations of the published schema in a document; an empty list if there are none. */
export function faultsOf(document: unknown): string[] {
  if (validate(document)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
  )
}
