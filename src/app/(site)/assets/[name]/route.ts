import { siteAssets } from '../../_frame/siteAssets.js'

/** The stylesheet, the script and the fonts, immutable because their names change with their content. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  const { style, script, fonts } = await siteAssets()
  const found = [style, script, ...fonts].find(
    ({ url }) => familyOf(url) === familyOf(`/assets/${name}`),
  )
  if (!found) return new Response(null, { status: 404 })
  // During a rolling release, a page of the other version asks for its own file names.
  const isPresent = found.url === `/assets/${name}`
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': found.type,
      'cache-control': isPresent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}

function familyOf(url: string): string {
  return url.replace(/\.[0-9a-f]{12}\./, '.')
}
