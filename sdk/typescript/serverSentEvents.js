/** The events of a `text/event-stream` answer, as the HTML standard reads them; of any other, its content as the only one. */
export async function* serverSentEvents(response) {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const data = await response.text()
    if (data !== '') yield { event: 'message', id: undefined, data }
    return
  }
  let lastId
  for await (const lines of blocks(response.body)) {
    const event = { event: 'message', data: [] }
    for (const line of lines) {
      const [, field, value = ''] = /^([^:]*)(?::[ ]?(.*))?$/s.exec(line) ?? []
      if (field === 'data') event.data.push(value)
      else if (field === 'event') event.event = value
      else if (field === 'id' && !value.includes('\0')) lastId = value
    }
    if (event.data.length > 0) yield { ...event, id: lastId, data: event.data.join('\n') }
  }
}

async function* blocks(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let lines = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const parts = (rest + value).split(/\r\n|\n|\r(?!$)/)
      rest = parts.pop() ?? ''
      for (const line of parts) {
        if (line !== '') {
          lines.push(line)
          continue
        }
        yield lines
        lines = []
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
