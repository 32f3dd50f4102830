import { expect, test } from '@jest/globals'

import { startPlatformAiServer } from '../../../support/fakes/platformAiServer.js'
import { bootSite } from '../site.js'

test('a process that is told to stop ends an answer under way with a local one', async () => {
  const server = await startPlatformAiServer({
    kind: 'stalling',
    text: 'It goes back to the card you paid from [1]. And then ',
  })
  const site = await bootSite({ PLATFORM_AI_URL: server.url })
  const response = await site.call('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'How long does a refund take?' }),
  })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let seen = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    seen += new TextDecoder().decode(part.value)
    if (seen.includes('card ')) site.platform.readiness.set(false)
  }
  expect(seen).toContain('We start a refund within three working days.')
  expect(seen).toContain('data: [DONE]')
  await server.calls[0]?.left
  await site.stop()
  await server.stop()
})
