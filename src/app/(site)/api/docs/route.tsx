import { servePage } from '../../_frame/servePage.js'
import { Markdown } from './_reference/OperationView.js'
import { addressOf, type Area, type Reference } from './_reference/readReference.js'
import { OperationList, referencePage } from './_reference/ReferencePage.js'
import { Fragment } from 'react'

/** The start of the API reference: the interfaces, what holds everywhere, and every operation by area. */
export const GET = servePage(async (site) => {
  const page = await referencePage(site, (reference) => ({
    title: 'API reference',
    lead: 'Guides, and every operation to read and to try: in six areas, over six interfaces.',
    body: <Overview reference={reference} />,
  }))
  return page ?? new Response(null, { status: 404 })
})

const documents = [
  ['/api/openapi.json', 'OpenAPI 3.1'],
  ['/api/asyncapi.json', 'AsyncAPI 3'],
  ['/llms.txt', 'llms.txt'],
  ['/.well-known/api-catalog', 'API catalog'],
] as const

function Overview({ reference: { document, areas } }: { reference: Reference }) {
  return (
    <>
      <p>
        For programs:{' '}
        {documents.map(([address, name], index) => (
          <Fragment key={address}>
            {index > 0 && ', '}
            <a href={address}>{name}</a>
          </Fragment>
        ))}
        .
      </p>
      <Markdown text={document.info.description} />
      {areas.map((area) => (
        <AreaIndex key={area.slug} area={area} />
      ))}
    </>
  )
}

function AreaIndex({ area }: { area: Area }) {
  const { slug, name, description, operations, groups } = area
  return (
    <section aria-labelledby={`${slug}-title`}>
      <h2 id={`${slug}-title`}>
        <a href={`/api/docs/${slug}`}>{name}</a>
      </h2>
      <Markdown text={description} />
      {groups.length > 0 ? (
        <p>
          <a href={`/api/docs/${slug}`}>
            {operations.length} operations on {groups.length} kinds of documents
          </a>
        </p>
      ) : (
        <OperationList operations={operations} addressOf={(one) => addressOf(area, one)} />
      )}
    </section>
  )
}
