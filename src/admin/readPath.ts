/** What a document has at a path such as `customer.email`. */
export function readPath(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (at: unknown, key) => (at as Record<string, unknown> | null | undefined)?.[key],
      document,
    )
}
