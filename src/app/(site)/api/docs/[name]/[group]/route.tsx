import { missingPage } from '../../../../_frame/faultPages.js'
import { servePage } from '../../../../_frame/servePage.js'
import { OperationView } from '../../_reference/OperationView.js'
import { referencePage } from '../../_reference/ReferencePage.js'

/** All operations on one kind of document. */
export const GET = servePage(async (site, { params: { name, group } }) => {
  const page = await referencePage(site, ({ document, areas }) => {
    const area = areas.find(({ slug }) => slug === name)
    const found = area?.groups.find(({ slug }) => slug === group)
    if (!area || !found) return undefined
    const { slug, operations } = found
    return {
      title: slug,
      lead: `${area.name}: ${operations.length} operations on ${slug}.`,
      operations,
      body: operations.map((operation) => (
        <OperationView key={operation.operationId} document={document} operation={operation} />
      )),
    }
  })
  return page ?? missingPage(site)
})
