import { generateKeyPairSync, sign } from 'node:crypto'

const ecdsaWithSha256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
const commonName = [0x55, 0x04, 0x03]

/** A certificate (PEM, RFC 5280) for `localhost` that is valid until 2049 and that nobody vouches for. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(der(0x06, ecdsaWithSha256))
  const name = sequence(der(0x31, sequence(der(0x06, commonName), der(0x0c, 'localhost'))))
  const validity = sequence(der(0x17, '200101000000Z'), der(0x17, '491231235959Z'))
  const serial = der(0x02, [1])
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' })
  const toSign = sequence(serial, algorithm, name, validity, name, publicInfo)
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', toSign, privateKey)]))
  const bytes = sequence(toSign, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes}\n-----END CERTIFICATE-----\n`,
  }
}

function sequence(...parts: Uint8Array[]) {
  return der(0x30, Buffer.concat(parts))
}

/** Tag, length, content (X.690, 8.1); two bytes of length are enough here. */
function der(tag: number, content: string | number[] | Uint8Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(content as Uint8Array)
  const { length } = bytes
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), bytes])
}
