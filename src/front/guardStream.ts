/**
 * The same stream, but one that fails goes to `fail` and ends without a word: the server would append the error's
 * message, and with it a path or a query, to what the caller receives.
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
