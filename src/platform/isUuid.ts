const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value has the form of the ids of documents. */
export function isUuid(value: unknown): boolean {
  return typeof value === 'string' && uuid.test(value)
}
