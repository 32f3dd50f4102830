import spectralCore from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

import { fetchDocument, report } from './fetchDocument.js'

const spectral = new spectralCore.Spectral()
spectral.setRuleset({ extends: [rulesets.oas] } as Parameters<typeof spectral.setRuleset>[0])
const document = JSON.parse(await fetchDocument('/api/openapi.json')) as Record<string, unknown>
const found = await spectral.run(document)
report(found.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`))
