import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import {
  type Completed,
  learningOptions,
} from '../../../../src/modules/learning/learningOptions.js'
import { type Learning, startLearning } from '../auth/startLearning.js'
import { earnCertificate, rename, revoke, rowOf } from './earnCertificate.js'

let learning: Learning
const told: Completed[] = []

beforeAll(async () => {
  learning = await startLearning()
  learningOptions(learning.payload).onCompleted = async (_, completed) => void told.push(completed)
})
afterAll(() => learning.stop())

const read = async (number: string) => {
  const answer = await learning.call(`/api/lms/certificates/${number}`)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function earn(name = 'Ada') {
  const who = await learning.signIn()
  await rename(learning, who, name)
  return { who, ...(await earnCertificate(learning, who)) }
}

describe('POST /api/certificates/{id}/revoke', () => {
  test('says on the certificate that it is revoked, and no more about the person', async () => {
    const { id, who } = await earn()
    const answer = await revoke(learning, id, { reason: 'Plagiarism' })
    expect(await answer.json()).toMatchObject({ number: id, replacement: null })
    const { status, body } = await read(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      status: 'revoked',
      learner: { name: null },
      revokedAt: expect.any(String),
    })
    expect(JSON.stringify(body)).not.toMatch(/Ada|Plagiarism/)
    expect(await rowOf(learning, id)).toMatchObject({ name: 'Ada', revokedReason: 'Plagiarism' })
    const list = await learning.sendAs(who, '/api/lms/enrolments')
    expect(await list.json()).toMatchObject({ docs: [{ status: 'completed', certificate: null }] })
  })

  test('is done once, and the first reason stays, however many ask at once', async () => {
    const { id } = await earn()
    const reasons = ['a', 'b', 'c', 'd', 'e']
    const answers = await Promise.all(reasons.map((reason) => revoke(learning, id, { reason })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const first = reasons[answers.findIndex(({ status }) => status === 200)]
    expect(await rowOf(learning, id)).toMatchObject({ revokedReason: first })
  })

  test('is for admins with a reason, and issues none again by itself', async () => {
    const { id, enrolment, who } = await earn()
    const row = await rowOf(learning, id)
    const path = `/api/certificates/${row.id}/revoke`
    const post = { method: 'POST', json: { reason: 'x' } }
    expect((await learning.send(path, post)).status).toBe(401)
    expect((await learning.sendAs(who, path, post)).status).toBe(401)
    for (const json of [{}, { reason: ' ' }, { reason: 'x', extra: 1 }]) {
      expect((await revoke(learning, id, json)).status).toBe(422)
    }
    const nowhere = `/api/certificates/${randomUUID()}/revoke`
    expect((await learning.callAsAdmin(nowhere, post)).status).toBe(404)
    await revoke(learning, id, { reason: 'x' })
    told.length = 0
    const again = await learning.sendAs(who, `/api/lms/enrolments/${enrolment}/progress`, {
      method: 'PUT',
      json: { lesson: 'only', completed: true },
    })
    expect(await again.json()).toMatchObject({ status: 'completed', certificate: null })
    expect(told).toEqual([])
  })

  test('issues another one under the corrected name where that is asked for, and announces it', async () => {
    const { id, who, enrolment, courseId } = await earn('Ada Lovelac')
    await rename(learning, who, 'Ada Lovelace')
    told.length = 0
    const answer = await revoke(learning, id, { reason: 'A slip in the name', replace: true })
    const { replacement } = (await answer.json()) as { replacement: string }
    expect((await read(replacement)).body).toMatchObject({
      status: 'valid',
      learner: { name: 'Ada Lovelace' },
      course: { title: 'A course' },
    })
    expect((await read(id)).body).toMatchObject({ status: 'revoked' })
    const learnerId = who.learner.id
    expect(told).toEqual([
      { enrolmentId: enrolment, learnerId, courseId, isCompleted: false, certificate: replacement },
    ])
    const list = await learning.sendAs(who, '/api/lms/enrolments')
    expect(await list.json()).toMatchObject({ docs: [{ certificate: { id: replacement } }] })
  })
})

test('a revocation that is sent again under its key issues one replacement, and names it again', async () => {
  const { id } = await earn()
  const row = await rowOf(learning, id)
  const send = () =>
    learning.callAsAdmin(`/api/certificates/${row.id}/revoke`, {
      method: 'POST',
      json: { reason: 'A slip in the name', replace: true },
      headers: { 'idempotency-key': `revoke-${id}` },
    })
  const first = await send()
  const again = await send()
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.json()).toEqual(await first.json())
})

describe('a certificate', () => {
  test('of a person who is erased is gone, and one that was revoked stays revoked without them', async () => {
    const { id, who } = await earn()
    const { id: bad } = await earnCertificate(learning, who)
    await revoke(learning, bad, { reason: 'Ada cheated' })
    await learning.callAsAdmin(`/api/learners/${who.learner.id}`, { method: 'DELETE' })
    expect((await read(id)).status).toBe(404)
    expect((await read(bad)).body).toMatchObject({ status: 'revoked' })
    expect(await rowOf(learning, bad)).toMatchObject({ name: null, revokedReason: null })
    const list = await learning.call('/api/lms/issuer/revocations')
    expect(await list.text()).toContain(bad)
  })

  test('stays when staff delete its enrolment', async () => {
    const { id, enrolment } = await earn()
    await learning.callAsAdmin(`/api/enrolments/${enrolment}`, { method: 'DELETE' })
    expect((await read(id)).body).toMatchObject({ status: 'valid', learner: { name: 'Ada' } })
    const answer = await revoke(learning, id, { reason: 'x', replace: true })
    expect([answer.status, (await read(id)).body['status']]).toEqual([409, 'valid'])
  })
})
