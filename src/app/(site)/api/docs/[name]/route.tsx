import { servePage } from '../../../_frame/servePage.js'
import { missingPage } from '../../../_frame/faultPages.js'
import type { Guide } from '../_reference/guides.js'
import { Markdown, OperationView } from '../_reference/OperationView.js'
import { addressOf, type Area, type Reference } from '../_reference/readReference.js'
import { OperationList, referencePage } from '../_reference/ReferencePage.js'

/** A guide, or an area with all that it can do. */
export const GET = servePage(async (site, { params: { name } }) => {
  const page = await referencePage(site, (reference, guides) => {
    const guide = guides.find((one) => one.name === name)
    if (guide) return guideContent(reference, guide)
    const area = reference.areas.find(({ slug }) => slug === name)
    return area && areaContent(reference, area)
  })
  return page ?? missingPage(site)
})

function guideContent({ document }: Reference, { name, title, html }: Guide) {
  const body = (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {name === 'webhooks' && <Events document={document} />}
    </>
  )
  return { title, body }
}

/** How messages come, and each of them, as the document has them. */
function Events({ document: { tags, webhooks } }: Pick<Reference, 'document'>) {
  const rules = tags.find((tag) => tag.name === 'Webhooks')?.description ?? ''
  const messages = Object.entries(webhooks).map(([event, { post }]) => {
    const [content] = Object.values(post.requestBody.content)
    const example = JSON.stringify(content?.example, null, 2)
    return `### \`${event}\`\n\n${post.summary}\n\n\`\`\`json\n${example}\n\`\`\``
  })
  return <Markdown text={['## The rules', rules, '## Events', ...messages].join('\n\n')} />
}

function areaContent(reference: Reference, area: Area) {
  const { name, description, operations, groups } = area
  const body = (
    <>
      <Markdown text={description} />
      {groups.map(({ slug, operations: own }) => (
        <section key={slug} aria-labelledby={`${slug}-title`}>
          <h2 id={`${slug}-title`}>
            <a href={`/api/docs/${area.slug}/${slug}`}>{slug}</a>
          </h2>
          <OperationList operations={own} addressOf={(one) => addressOf(area, one)} />
        </section>
      ))}
      {groups.length === 0 &&
        operations.map((operation) => (
          <OperationView
            key={operation.operationId}
            document={reference.document}
            operation={operation}
          />
        ))}
    </>
  )
  return { title: name, body, ...(groups.length === 0 && { operations }) }
}
