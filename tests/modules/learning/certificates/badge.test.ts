import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { type Learning, startLearning } from '../auth/startLearning.js'
import { achievementCredentialSchema } from './achievementCredentialSchema.js'
import { type Badge, badgeVerifier } from './badgeVerifier.js'
import { earnCertificate, rename, revoke } from './earnCertificate.js'

let learning: Learning

beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const json = async <T>(url: string): Promise<T> => {
  const { pathname } = new URL(url)
  const answer = await learning.call(pathname)
  if (answer.status !== 200) throw new Error(`${pathname} answered ${String(answer.status)}`)
  return (await answer.json()) as T
}

const verify = badgeVerifier(json)

async function earn(name?: string, fields: object = {}) {
  const who = await learning.signIn()
  if (name) await rename(learning, who, name)
  const { id } = await earnCertificate(learning, who, fields)
  const address = `http://localhost:3000/api/lms/certificates/${id}/badge`
  return { number: id, badge: await json<Badge>(address), address }
}

describe('the badge of a certificate', () => {
  test('is an Open Badges 3.0 credential about who learned what, without their address', async () => {
    const nameless = (await earn()).badge
    const { badge, address } = await earn('Ada Lovelace', { title: 'Model cards' })
    const ajv = new Ajv2020({ allErrors: true, strict: false })
    addFormats.default(ajv)
    const isValid = ajv.compile(achievementCredentialSchema)
    for (const each of [badge, nameless]) {
      expect([isValid(each), isValid.errors]).toEqual([true, null])
    }
    expect(badge.id).toBe(address)
    // One of its schemas is that of the specification, by address and by kind.
    expect(badge).toMatchObject({
      credentialSchema: [
        {
          id: expect.stringMatching(/\/ob\/v3p0\/.+_achievementcredential_schema\.json$/),
          type: '1EdTechJsonSchemaValidator2019',
        },
      ],
    })
    expect(badge.credentialSubject).toMatchObject({
      identifier: [{ hashed: false, identityHash: 'Ada Lovelace', identityType: 'name' }],
      achievement: { name: 'Model cards' },
    })
    expect(JSON.stringify(badge)).not.toContain('learners.example')
  })

  test('is verified by a library that is not ours, from what this service publishes alone', async () => {
    const { badge } = await earn('Ada')
    expect(await verify(badge)).toBe(true)
    const { number } = await earn(undefined, { title: 'Un été à « l’œuvre » — دورة 北京' })
    const again = await json<Badge>(`http://localhost:3000/api/lms/certificates/${number}/badge`)
    expect(await verify(again)).toBe(true)
  })

  test('is refused once anything in it is changed', async () => {
    const { badge } = await earn('Ada')
    const other = (await earn('Ada', { title: 'Another' })).badge
    const subject = badge.credentialSubject
    const forged = [
      { ...badge, name: 'Doctor of everything' },
      { ...badge, validFrom: '2020-01-01T00:00:00.000Z' },
      { ...badge, credentialSubject: { ...subject, identifier: undefined } },
      {
        ...badge,
        credentialSubject: { ...subject, achievement: { ...subject.achievement, name: 'X' } },
      },
      { ...badge, proof: other.proof },
      { ...badge, issuer: { ...badge.issuer, id: 'http://localhost:3000/api/lms/other' } },
    ]
    expect(await Promise.all(forged.map(verify))).toEqual(forged.map(() => false))
  })

  test('is refused once it is revoked, also by who kept it, and is handed out no more', async () => {
    const { badge, number, address } = await earn('Ada')
    expect(await verify(badge)).toBe(true)
    await revoke(learning, number, { reason: 'Somebody else sat the quiz' })
    expect(await verify(badge)).toBe(false)
    const list = await json<object>(badge.credentialStatus.id)
    expect(list).toEqual({
      id: badge.credentialStatus.id,
      issuer: badge.issuer.id,
      revokedCredential: expect.arrayContaining([{ id: badge.id, revoked: true }]),
    })
    expect(JSON.stringify(list)).not.toContain('quiz')
    expect((await learning.call(new URL(address).pathname)).status).toBe(410)
  })

  test('is the same each time, and comes as the type that is asked for', async () => {
    const { badge, address } = await earn('Ada')
    expect(await json(address)).toEqual(badge)
    const { pathname } = new URL(address)
    for (const accept of ['application/vc', 'application/ld+json', 'application/json']) {
      const answer = await learning.call(pathname, { headers: { accept } })
      expect(answer.headers.get('content-type')).toBe(accept)
      expect(answer.headers.get('vary')).toContain('Accept')
    }
  })

  test('names a key and an issuer that are published, and no other key', async () => {
    const { badge } = await earn('Ada')
    const issuer = await json<{ assertionMethod: string[] }>(badge.issuer.id)
    expect(issuer.assertionMethod).toEqual([badge.proof[0].verificationMethod])
    expect(issuer).toMatchObject({ id: badge.issuer.id, type: expect.arrayContaining(['Profile']) })
    const key = await json<object>(badge.proof[0].verificationMethod)
    expect(key).toMatchObject({ type: 'Multikey', controller: badge.issuer.id })
    expect((await learning.call('/api/lms/issuer/keys/z6Mk')).status).toBe(404)
  })
})
