import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type ReadPdf = {
  pages: number
  text: string
  info: { Title?: string }
  language: string | null
}

/** What a PDF says, read by a library that did not make it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    )
  }
  const pages = document.numPages
  await task.destroy()
  const language = /\/Lang\s*\(([\w-]+)\)/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? null
  return { pages, text: texts.join('\n'), info, language }
}
