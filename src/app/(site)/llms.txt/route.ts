import { type Listed, readDocuments } from '../_discovery/readDocuments.js'
import { serveText } from '../_discovery/serveText.js'

/** A guide to the site for language models (llmstxt.org): a title, a sentence, and links to documents as text. */
export const GET = serveText('text/plain; charset=utf-8', async (publisher) => {
  const { payload, serverUrl, branding } = publisher
  const { courses, pages, policies } = await readDocuments(payload)
  const section = (title: string, documents: Listed[]) =>
    documents.length === 0 ? [] : [`## ${title}`, documents.map(link).join('\n')]
  const asText = (documents: Listed[]) =>
    documents.map(({ path, ...document }) => ({ ...document, path: `${path}.md` }))
  const link = ({ path, title, summary }: Listed) =>
    `- [${plain(title)}](${serverUrl}${path})${summary && `: ${plain(summary)}`}`
  const doors: Listed[] = [
    door('/api/docs', 'API reference', 'every operation, to read and to try'),
    door('/api/openapi.json', 'OpenAPI document', 'the same for machines'),
    door('/api/mcp', 'MCP', 'tools over streamable HTTP: search, courses, get_page, ask'),
    door('/api/asyncapi.json', 'AsyncAPI document', 'the WebSocket'),
  ]
  const parts = [
    `# ${plain(branding.name)}`,
    ...(branding.tagline ? [`> ${plain(branding.tagline)}`] : []),
    ...section('Courses', asText(courses)),
    ...section('Pages', asText(pages)),
    ...section('Policies', asText(policies)),
    ...section('API', doors),
  ]
  return `${parts.join('\n\n')}\n`
})

function door(path: string, title: string, summary: string): Listed {
  return { path, title, summary, updatedAt: '' }
}

/** One line that cannot break out of a link's text. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()
}
