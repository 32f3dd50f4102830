/**
 * The same stream, except that an error goes to `fail` and the stream just ends: the server would append the error's
 * message, which may hold a path or a query, to what the caller receives.
 */
export function guardStream(
  stream: ReadableStream<Uint8Array>,
  fail: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        fail(error)
        controller.close()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
