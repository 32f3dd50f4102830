import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import { signedInLearner } from '../../../../src/modules/learning/sessions/signedInLearner.js'
import { type Learning, startLearning } from './startLearning.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const whoSends = async (cookie: string) =>
  signedInLearner(
    await createLocalReq({ req: { headers: new Headers({ cookie }) } }, learning.payload),
  )

describe('the learner behind a request', () => {
  test('is known by the cookie of his browser, and by no other', async () => {
    const { cookie, learner } = await learning.signIn()
    expect(await whoSends(cookie)).toEqual({ email: learner.email })
    expect(await whoSends('')).toBeUndefined()
    expect(await whoSends('foyer-learner=made-up')).toBeUndefined()
  })
})
