import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string }

/** What a dishonest browser or authenticator would say instead. */
type Lies = { origin?: string; rpID?: string; counter?: number; isUnverified?: boolean }

export type SoftPasskey = ReturnType<typeof makePasskey>

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A passkey in software (Web Authentication Level 3): ES256, no attestation, the user verified. */
export function makePasskey({ origin = 'http://localhost:3000', rpID = 'localhost' }: Lies = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let counter = 0

  const clientData = (type: string, { challenge }: Options, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...originOf(lies) }))

  const authenticatorData = (flags: number, lies: Lies, attested = Buffer.alloc(0)) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    const verified = lies.isUnverified ? flags & ~4 : flags
    return Buffer.concat([sha256(lies.rpID ?? rpID), Buffer.from([verified]), count, attested])
  }

  const wrap = (response: Record<string, Buffer | string[]>) => ({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [
        name,
        Buffer.isBuffer(value) ? value.toString('base64url') : value,
      ]),
    ),
  })

  return {
    id,
    register: (options: Options, lies: Lies = {}) => {
      const length = Buffer.from([0, credential.length])
      const key = coseKey(publicKey.export({ format: 'jwk' }))
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, key])
      const data = authenticatorData(0x45, lies, attested)
      const size = Buffer.from([0x58, data.length])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, ...text('fmt'), ...text('none'), ...text('attStmt'), 0xa0]),
        Buffer.from(text('authData')),
        size,
        data,
      ])
      const clientDataJSON = clientData('webauthn.create', options, lies)
      return wrap({ clientDataJSON, attestationObject, transports: ['internal'] })
    },
    assert: (options: Options, lies: Lies = {}) => {
      const clientDataJSON = clientData('webauthn.get', options, lies)
      const data = authenticatorData(0x05, lies)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return wrap({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}

const originOf = ({ origin }: Lies) => (origin === undefined ? {} : { origin })

/** A short text in CBOR (RFC 8949). */
const text = (value: string) => [0x60 + value.length, ...Buffer.from(value)]

/** A key in COSE (RFC 9052): EC2, ES256, P-256, its point. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const point = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    point(0x21, x),
    point(0x22, y),
  ])
}
