import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // The front door does, in brotli too.
  compress: false,
  // Every page's own copy of the server's code, loaded before the first visitor: 2.6 of 5.4 s of a start (measured).
  experimental: { preloadEntriesOnStart: false },
  // A native binary and its font files, found from where they lie.
  serverExternalPackages: [
    '@takumi-rs/core',
    '@myriaddreamin/typst-ts-node-compiler',
    'wawoff2',
    'esbuild',
  ],
  // Payload serves its own image sizes; the optimizer would only be a way in (GHSA of August 2026).
  images: { unoptimized: true },
  // Where our own front door does not stand before Next.
  rewrites: async () => [
    { source: '/.well-known/jwks.json', destination: '/api/well-known/jwks.json' },
    { source: '/embed.js', destination: '/api/embed.js' },
    { source: '/embed/:file', destination: '/api/embed/:file' },
  ],
  // `npm run types` checks types. Turbopack finds x.ts for './x.js' under NodeNext only, hence the second tsconfig.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.next.json' },
}

const config = withPayload(nextConfig)

export default {
  ...config,
  // Payload asks for the colour scheme on every path and critically so: browsers then load each page twice.
  headers: async () =>
    (await config.headers()).map((each) =>
      each.source === '/:path*' ? { ...each, source: '/admin/:path*' } : each,
    ),
}
