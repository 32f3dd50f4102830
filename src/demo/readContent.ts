import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { CORE_SCHEMA, load } from 'js-yaml'
import { z } from 'zod'

/** The folder of the sample content, relative to the process's working directory, like Next's own files. */
export const contentFolder = join(process.cwd(), 'src', 'demo', 'content')

export async function readTable(name: string): Promise<unknown> {
  const file = resolve(contentFolder, name)
  return parseYaml(await readFile(file, 'utf8'), file)
}

/**
 * Reads the Markdown files of a folder in the order of their names. The name is the document's slug, the front matter
 * its fields; `slug.fr.md` beside it holds the fields that are translated into French.
 */
export async function readDocuments(folder: string): Promise<unknown[]> {
  const path = resolve(contentFolder, folder)
  const names = (await readdir(path)).filter((name) => name.endsWith('.md'))
  const slugs = [...new Set(names.map((name) => name.replace(/\..*$/, '')))].sort()
  return Promise.all(
    slugs.map(async (slug) => {
      const translations: Record<string, object> = {}
      for (const name of names) {
        const [prefix, locale, suffix] = name.split('.')
        if (prefix !== slug || !locale || !suffix) continue
        translations[locale] = await parseDocument(join(path, name))
      }
      const document = { slug, ...(await parseDocument(join(path, `${slug}.md`))) }
      return Object.keys(translations).length > 0 ? { ...document, translations } : document
    }),
  )
}

async function parseDocument(file: string): Promise<object> {
  const text = await readFile(file, 'utf8')
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const bodyMarkdown = body.trim()
  const fields = z.looseObject({}).parse(parseYaml(front, file))
  return { ...fields, ...(bodyMarkdown && { bodyMarkdown }) }
}

/** YAML without its dates: `2026-09-01` is a text. */
const parseYaml = (text: string, filename: string) => load(text, { filename, schema: CORE_SCHEMA })
