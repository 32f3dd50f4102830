import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import { signedInLearner } from '../../../../src/modules/learning/learners/sessions.js'
import { type Learning, startLearning } from './startLearning.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const whoSends = async (headers: Record<string, string>) =>
  signedInLearner(
    await createLocalReq({ req: { headers: new Headers(headers) } }, learning.payload),
  )

describe('the learner behind a request', () => {
  test('is recognised by the cookie of their browser, and by no other', async () => {
    const { cookie, learner } = await learning.signIn()
    expect(await whoSends({ cookie })).toEqual({ email: learner.email })
    expect(await whoSends({})).toBeUndefined()
    expect(await whoSends({ cookie: 'foyer-learner=made-up' })).toBeUndefined()
  })

  test('is recognised by their token, which takes precedence over a cookie even if it is wrong', async () => {
    const { cookie } = await learning.signIn()
    const { token, learner } = await learning.signIn()
    const authorization = `Bearer ${token}`
    expect(await whoSends({ authorization, cookie })).toEqual({ email: learner.email })
    expect(await whoSends({ authorization: 'Bearer made-up', cookie })).toBeUndefined()
    expect(await whoSends({ authorization: 'Bearer', cookie })).toBeUndefined()
  })
})
