import { convertLexicalToMarkdown, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

type Body = Parameters<typeof convertLexicalToMarkdown>[0]['data']

/** A rich `body` as the Markdown that a write may send as `bodyMarkdown`; empty where there is none. */
export async function bodyAsMarkdown(
  { config }: Pick<Payload, 'config'>,
  body: unknown,
): Promise<string> {
  if (body === null || body === undefined) return ''
  const editorConfig = await editorConfigFactory.default({ config })
  return convertLexicalToMarkdown({ data: body as Body, editorConfig })
}
