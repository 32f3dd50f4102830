import type { ReactNode } from 'react'

import type { SitePage } from '../../../_frame/SitePage.js'
import { PageHead } from '../../../_parts/PageHead.js'
import { type Guide, readGuides } from './guides.js'
import { type Operation, readReference, type Reference } from './readReference.js'
import type { Site } from '../../../Site.js'
import { tryScript } from './tryScript.js'

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
