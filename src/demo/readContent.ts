import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { CORE_SCHEMA, load } from 'js-yaml'
import { z } from 'zod'

/** The folder of the sample content, relative to the process's working directory, like Next's own files. */
export const contentFolder = join(process.cwd(), 'src', 'demo', 'content')

/** Reads a YAML file of the sample content. */
export async function readTable<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const file = resolve(contentFolder, name)
  return check(schema, parseYaml(await readFile(file, 'utf8'), file), file)
}

/**
 * Reads the Markdown files of a folder in the order of their names. The name is the document's slug, the front matter
 * its fields; `slug.fr.md` beside it holds the fields that are translated into French.
 */
export async function readDocuments<T>(folder: string, schema: z.ZodType<T>): Promise<T[]> {
  const path = resolve(contentFolder, folder)
  const names = (await readdir(path)).filter((name) => name.endsWith('.md'))
  const slugs = [...new Set(names.map((name) => name.replace(/\..*$/, '')))].sort()
  return Promise.all(
    slugs.map(async (slug) => {
      const file = join(path, `${slug}.md`)
      const translations: Record<string, object> = {}
      for (const name of names) {
        const [prefix, locale, suffix] = name.split('.')
        if (prefix !== slug || !locale || !suffix) continue
        translations[locale] = await parseDocument(join(path, name))
      }
      return check(schema, { slug, ...(await parseDocument(file)), translations }, file)
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

function check<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw new Error(`${file} cannot be used:\n${z.prettifyError(error)}`)
  return data
}
