import { parentPort, workerData } from 'node:worker_threads'

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const task = getDocument({
  data: new Uint8Array(workerData),
  isEvalSupported: false,
  useSystemFonts: false,
  verbosity: 0,
})
const document = await task.promise
const { info } = await document.getMetadata()
const texts = []
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  texts.push(
    items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
  )
}
const { numPages: pages } = document
await task.destroy()
parentPort.postMessage({ pages, text: texts.join('\n'), info: { Title: info.Title } })
