import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { htmlOf } from './markdown.js'

/** In the order to read them; each is a file of `docs/guides`. */
const names = [
  'start',
  'forms',
  'payment-links',
  'content',
  'search-and-ask',
  'agents',
  'webhooks',
  'embedding',
  'conventions',
  'versions',
]

export type Guide = { name: string; title: string; html: string }

const folder = join(process.cwd(), 'docs', 'guides')

let loaded: Promise<Guide[]> | undefined

/** Every guide; read once, but on every request in development. */
export function readGuides(): Promise<Guide[]> {
  if (process.env.NODE_ENV !== 'production') return load()
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

const load = () => Promise.all(names.map(readGuide))

async function readGuide(name: string): Promise<Guide> {
  const text = await readFile(join(folder, `${name}.md`), 'utf8')
  const [, title = name, body = text] = /^# (.+)\n([^]*)$/.exec(text) ?? []
  return { name, title, html: htmlOf(body.replaceAll(/\]\(([\w-]+)\.md/g, '](/api/docs/$1')) }
}
