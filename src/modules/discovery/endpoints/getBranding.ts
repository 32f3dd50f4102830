import { endpoint } from '../../../platform/api/endpoint.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { readBranding } from '../readBranding.js'
import { BrandingAnswer, LocaleQuery } from '../schemas.js'

export const getBranding = endpoint({
  operationId: 'branding.get',
  method: 'get',
  path: '/branding',
  summary: 'Get the branding',
  query: LocaleQuery,
  output: BrandingAnswer,
  access: 'public',
  cache: { tags: ['branding', 'media'] },
  handler: ({ req, query }) => readBranding(req, requestLocale(req, query.locale)),
})
