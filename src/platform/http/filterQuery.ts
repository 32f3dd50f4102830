import { z } from 'zod'

/** A query of these parameters beside Payload’s `where[…]`, of which only the beginning can be told from any other. */
export function filterQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape).superRefine((query, context) => {
    for (const key of Object.keys(query)) {
      if (key in shape || key.startsWith('where[')) continue
      context.addIssue({
        code: 'custom',
        path: [key],
        message: 'Nothing by this name is expected here.',
        params: { code: 'unknown_key' },
      })
    }
  })
}
