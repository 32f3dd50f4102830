import { z } from 'zod'

import type { Operation } from '../access.js'
import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'

const figure = z.stringFormat('number', /^-?\d+(?:\.\d+)?$/, { error: 'Send a number.' }).optional()
const point = { x: figure, y: figure }

/** How an image is cut, as the admin sends it: `uploadEdits[crop][x]=10`. */
const UploadEdits = z.looseObject({
  crop: z.looseObject({ ...point, width: figure, height: figure }).optional(),
  focalPoint: z.looseObject(point).optional(),
  widthInPixels: figure,
  heightInPixels: figure,
})

/** Throws `invalid_query` for edits of an image that are not valid; Payload would fail on them while it cuts. */
export function checkUploadEdits({ operation, req }: Operation): void {
  const given: unknown = req.query['uploadEdits']
  if (given === undefined || (operation !== 'create' && operation !== 'update')) return
  const { error } = UploadEdits.safeParse(given)
  if (!error) return
  const faults = error.issues.map(({ path, message }) => {
    const name = path.map((part) => `[${String(part)}]`).join('')
    return `uploadEdits${name}: ${message}`
  })
  throw new Problem(problems.invalidQuery, { detail: faults.join(' ') })
}
