import type { JsonSchema } from './components.js'

/** Derived from the file itself. */
const ofTheFile = new Set([
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
])

/** The form for uploading a file: the file, and each plain field of its document by name. */
export function fileForm({ properties }: JsonSchema, isFileNeeded: boolean): JsonSchema {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  const plain = fields.flatMap(([name, schema]): [string, JsonSchema][] => {
    const type = [schema.type].flat().find((one) => one !== 'null')
    const isPlain = typeof type === 'string' && ['string', 'number', 'boolean'].includes(type)
    return isPlain && !ofTheFile.has(name) ? [[name, { ...schema, type }]] : []
  })
  return {
    type: 'object',
    ...(isFileNeeded && { required: ['file'] }),
    properties: {
      file: { type: 'string', format: 'binary', description: 'The file itself.' },
      ...Object.fromEntries(plain),
      _payload: {
        type: 'string',
        description: 'All fields as one JSON object, instead of each by its name.',
      },
    },
  }
}
