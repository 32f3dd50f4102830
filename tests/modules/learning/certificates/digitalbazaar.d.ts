declare module '@digitalbazaar/vc' {
  type Loaded = { contextUrl: null; document: object; documentUrl: string }
  type Loader = (url: string) => Promise<Loaded>
  export function verifyCredential(call: {
    credential: object
    suite: object
    documentLoader: Loader
    checkStatus: () => Promise<{ verified: boolean }>
  }): Promise<{ verified: boolean; error?: unknown }>
}

declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { cryptosuite: object }) => object
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}
