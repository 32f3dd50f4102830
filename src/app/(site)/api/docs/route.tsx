import { servePage } from '../../_frame/servePage.js'
import { PageHead } from '../../_parts/PageHead.js'
import { type ReferenceAssets, referenceAssets } from './_reference/referenceAssets.js'

export const dynamic = 'force-dynamic'

/** The API reference: every operation, to read and to try. In English, like the OpenAPI document. */
export const GET = servePage(async ({ branding, nonce }) => {
  const assets = await referenceAssets()
  return {
    title: 'API reference',
    description: `Every operation of the API of ${branding.name}, to read and to try.`,
    body: <Reference assets={assets} nonce={nonce} />,
  }
})

const doors = [
  ['/api/openapi.json', 'REST API (OpenAPI 3.1)'],
  ['/api/asyncapi.json', 'WebSocket (AsyncAPI 3)'],
  ['/llms.txt', 'llms.txt'],
  ['/.well-known/api-catalog', 'API catalog'],
] as const

const lead =
  'Read an operation, then try it here: requests go to this server. With a key (Authorize) they do what its role may do.'

function Reference({ assets, nonce }: { assets: ReferenceAssets; nonce: string | undefined }) {
  const { library, libraryStyle, start, style } = assets
  return (
    <div className="wrap" lang="en" dir="ltr">
      <link rel="stylesheet" href={libraryStyle.url} />
      <link rel="stylesheet" href={style.url} />
      <PageHead title="API reference" lead={lead}>
        <ul className="reference-doors">
          {doors.map(([address, name]) => (
            <li key={address}>
              <a href={address}>{name}</a>
            </li>
          ))}
        </ul>
      </PageHead>
      <div
        id="reference"
        className="reference"
        data-document="/api/openapi.json"
        data-failed="The reference cannot be shown because the document could not be read. Load the page again in a minute; the document itself is at /api/openapi.json."
      >
        <p className="muted">Reading the document…</p>
        <noscript>
          <p>
            Trying operations needs JavaScript. The same is in the{' '}
            <a href="/api/openapi.json">OpenAPI document</a>.
          </p>
        </noscript>
      </div>
      <script nonce={nonce} src={library.url} />
      <script nonce={nonce} src={start.url} />
    </div>
  )
}
