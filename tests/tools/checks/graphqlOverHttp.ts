import { serverAudits } from 'graphql-http'

import { baseUrl, report } from './fetchDocument.js'

/** MUST and SHOULD of GraphQL over HTTP; its MAYs (GET, forms, 400 for what is 422 everywhere here) are left open. */
const audits = serverAudits({ url: `${baseUrl}/api/graphql`, fetchFn: fetch })
const results = await Promise.all(audits.map((audit) => audit.fn()))
report(
  results.flatMap((result) =>
    result.status === 'ok' || result.status === 'notice'
      ? []
      : [`${result.status} ${result.name}: ${result.reason}`],
  ),
)
