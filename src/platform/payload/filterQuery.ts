import { z } from 'zod'

/**
 * A query with these parameters beside Payload’s filter: `where[…]`, or all of it as JSON in `where`. Only the names
 * are checked here; applyFilter reads the filter.
 */
export function filterQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .looseObject(shape)
    .superRefine((query, context) => {
      for (const key of Object.keys(query)) {
        if (Object.hasOwn(shape, key) || isFilterName(key)) continue
        context.addIssue({
          code: 'custom',
          path: [key],
          message: 'This name is not known. Check its spelling, or leave it out.',
          params: { code: 'unknown_key' },
        })
      }
    })
    .meta({ takesFilter: true })
}

/** Payload's query parser silently drops names of other forms, and those that every object has. */
function isFilterName(name: string): boolean {
  if (!/^where(?:\[[^[\]]*\])*$/.test(name)) return false
  return name.split(/[[\]]+/).every((part) => !(part in Object.prototype))
}
