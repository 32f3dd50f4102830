import { serveText } from '../../_discovery/serveText.js'

const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

const json = 'application/json'

/** The API catalog of this site (RFC 9727, a linkset of RFC 9264). */
export const GET = serveText(type, ({ serverUrl }) => {
  const link = (path: string, contentType: string) => ({
    href: serverUrl + path,
    type: contentType,
  })
  const linkset = [
    {
      anchor: `${serverUrl}/api`,
      'service-desc': [link('/api/openapi.json', json)],
      'service-doc': [link('/api/docs', 'text/html')],
      status: [link('/api/health', 'application/health+json')],
    },
    { anchor: `${serverUrl}/api/ws`, 'service-desc': [link('/api/asyncapi.json', json)] },
    { anchor: `${serverUrl}/api/mcp`, 'service-doc': [link('/llms.txt', 'text/plain')] },
    { anchor: `${serverUrl}/api/graphql`, 'service-doc': [link('/api/docs', 'text/html')] },
  ]
  return JSON.stringify({ linkset }, null, 2)
})
