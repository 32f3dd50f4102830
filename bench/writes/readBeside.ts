// Reads a cached answer again and again, in a process of its own: in that of the writers it would wait for them, too.
// Told a step, it notes the times (ms) of what follows under it; told an empty text, it sends them and ends.

import { setTimeout as sleep } from 'node:timers/promises'

const [, , url = ''] = process.argv
const reads = new Map<string, number[]>()
let step = ''
process.on('message', (next: string) => {
  step = next
  if (next === '') process.send?.([...reads], undefined, undefined, () => process.exit(0))
})
for (;;) {
  const during = step
  const began = performance.now()
  await (await fetch(`${url}/api/branding`)).text()
  if (during) reads.set(during, [...(reads.get(during) ?? []), performance.now() - began])
  await sleep(5)
}
