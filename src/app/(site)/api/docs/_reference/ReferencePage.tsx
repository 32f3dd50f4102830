import type { ReactNode } from 'react'

import type { SitePage } from '../../../_frame/SitePage.js'
import { PageHead } from '../../../_parts/PageHead.js'
import { type Guide, readGuides } from './guides.js'
import { type Operation, readReference, type Reference } from './readReference.js'
import type { Site } from '../../../Site.js'

type Content = { title: string; lead?: string; body: ReactNode; operations?: Operation[] }

/** A page of the reference, in English like the OpenAPI document, beside the way to all others. */
export async function referencePage(
  site: Site,
  build: (reference: Reference, guides: Guide[]) => Content | undefined,
): Promise<SitePage | undefined> {
  const [reference, guides] = await Promise.all([readReference(site.payload), readGuides()])
  const content = build(reference, guides)
  if (!content) return undefined
  const { title, lead, body, operations = [] } = content
  return {
    title,
    description: lead ?? `${title}: the API of ${site.branding.name}, to read and to try.`,
    body: (
      <div className="wrap reference" lang="en" dir="ltr">
        <article className="reference-page">
          <PageHead title={title} lead={lead} />
          {body}
        </article>
        <Ways site={site} reference={reference} guides={guides} operations={operations} />
      </div>
    ),
    ...(operations.length > 0 && { script: tryScript }),
  }
}

type WaysProps = { site: Site; reference: Reference; guides: Guide[]; operations: Operation[] }

/** The side navigation: guides, areas, and the operations of this page. */
function Ways({ site: { path }, reference: { areas }, guides, operations }: WaysProps) {
  const link = (address: string, text: string) => (
    <li key={address}>
      <a href={address} aria-current={address === path ? 'page' : undefined}>
        {text}
      </a>
    </li>
  )
  return (
    <nav className="reference-ways" aria-label="Reference">
      <ul>
        {link('/api/docs', 'Overview')}
        {guides.map(({ name, title }) => link(`/api/docs/${name}`, title))}
      </ul>
      <ul>{areas.map((area) => link(`/api/docs/${area.slug}`, area.name))}</ul>
      {operations.length > 0 && (
        <ul className="reference-here">
          {operations.map(({ operationId, summary }) => link(`#${operationId}`, summary))}
        </ul>
      )}
    </nav>
  )
}

/** Operations in a list, each with who may call it. */
export function OperationList({ operations, addressOf }: ListProps) {
  return (
    <ul className="reference-list">
      {operations.map((operation) => (
        <li key={operation.operationId}>
          <a href={addressOf(operation)}>{operation.summary}</a>{' '}
          <code>
            {operation.method} {operation.path}
          </code>{' '}
          <span className="operation-access">{operation['x-access']}</span>
        </li>
      ))}
    </ul>
  )
}

type ListProps = { operations: Operation[]; addressOf: (operation: Operation) => string }

/** Shows the forms that send an operation, sends them, and shows what came back. Requests go to this server. */
const tryScript = `
for (const box of document.querySelectorAll('details.try')) box.hidden = false
document.addEventListener('submit', async (event) => {
  const form = event.target
  if (!form.dataset.path) return
  event.preventDefault()
  const output = form.querySelector('output')
  output.textContent = 'Waiting for the answer …'
  const query = new URLSearchParams()
  const headers = {}
  let path = form.dataset.path
  let body
  for (const field of form.elements) {
    const { place } = field.dataset
    if (place === 'path') path = path.replace('{' + field.name + '}', encodeURIComponent(field.value))
    if (place === 'query' && field.value) query.append(field.name, field.value)
    if (place === 'key' && field.value) headers.authorization = 'Bearer ' + field.value
    if (place === 'body') {
      body = field.value
      headers['content-type'] = 'application/json'
    }
  }
  const shown = document.createElement('pre')
  shown.tabIndex = 0
  try {
    const search = query.size ? '?' + query : ''
    const method = form.dataset.method
    const answer = await fetch(path + search, { method, headers, body, redirect: 'manual' })
    const type = answer.headers.get('content-type') || ''
    const text = /json|^text/.test(type) ? await answer.text() : '(' + (type || 'no content') + ')'
    let said = text
    if (/json/.test(type)) {
      try { said = JSON.stringify(JSON.parse(text), null, 2) } catch {}
    }
    const status = answer.type === 'opaqueredirect' ? 'A redirect' : answer.status + ' ' + answer.statusText
    shown.textContent = status + '\\n\\n' + said
  } catch {
    shown.textContent = 'No answer came. Is the service running?'
  }
  output.replaceChildren(shown)
})
`
