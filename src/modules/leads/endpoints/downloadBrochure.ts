import { z } from 'zod'

import type { Brochure } from '../../../payload-types.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { integerParameter, localeParameter } from '../../../platform/http/parameters.js'
import { sendFile } from '../../../platform/files/sendFile.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { slug } from '../../../platform/text.js'
import { checkBrochureLink, findBrochures } from '../brochures/brochureLink.js'
import { leadsOf } from '../leadsOptions.js'
import { linkExpired } from '../problems.js'

const downloads: LimitRule = { name: 'brochure-downloads', points: 60, seconds: 60 }

/** The only public way to a brochure's file. */
export const downloadBrochure = endpoint({
  operationId: 'brochures.download',
  path: '/:slug/download',
  summary: 'Download a brochure by the signed link to it',
  params: z.object({ slug }),
  query: z.strictObject({
    expires: integerParameter(0, 100_000_000_000),
    signature: z.string().max(100),
    locale: localeParameter.describe(
      'The language of the page that a browser gets once the link has expired.',
    ),
  }),
  contentType: 'application/pdf',
  hasPage: true,
  problems: [problems.notFound, linkExpired],
  access: 'public',
  limit: [downloads],
  handler: async ({ req, params, query }) => {
    const stateOf = ({ id }: Brochure) => checkBrochureLink(req.payload, id, query)
    const brochures = await findBrochures(req, params.slug)
    const brochure = brochures.find((one) => stateOf(one) !== 'forged')
    if (!brochure) throw new Problem(problems.notFound)
    if (stateOf(brochure) === 'expired') {
      throw new Problem(linkExpired, { detail: 'Ask for the brochure again to get a new link.' })
    }
    if (typeof brochure.file === 'string') throw new Problem(problems.notFound)
    const { filename } = brochure.file
    const { folder } = leadsOf(req.payload)
    return sendFile({ folder, filename, type: 'application/pdf', saveAs: `${brochure.slug}.pdf` })
  },
})
