import { Parser } from '@asyncapi/parser'

import { fetchDocument, report } from './fetchDocument.js'

const { document, diagnostics } = await new Parser().parse(
  await fetchDocument('/api/asyncapi.json'),
)
// 0 is an error and 1 a warning; 2 tells of newer versions of the specification.
const faults = diagnostics.filter(({ severity }) => [0, 1].includes(severity))
const messages = document?.allMessages().all() ?? []
report([
  ...faults.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`),
  ...(document?.securitySchemes().all().length ? [] : ['There is no security scheme']),
  ...messages.flatMap((one) => {
    const said = one.summary() && one.examples().all().length > 0
    return said ? [] : [`${one.id()} has no summary or no example`]
  }),
])
