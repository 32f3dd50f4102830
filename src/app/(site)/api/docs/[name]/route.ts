import { referenceAssets } from '../_reference/referenceAssets.js'

export const dynamic = 'force-dynamic'

/** The files of the reference page, each for good under its present address. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  const all = Object.values(await referenceAssets())
  const found = all.find(({ url }) => familyOf(url) === familyOf(`/api/docs/${name}`))
  if (!found) return new Response(null, { status: 404 })
  // While a release is rolled out, a page of the other one asks for the name of its own file.
  const isPresent = found.url === `/api/docs/${name}`
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
