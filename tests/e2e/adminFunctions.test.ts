import { expect, test } from '@jest/globals'

test('a stranger who calls what every object has, instead of a function of the admin, gets nothing of it', async () => {
  const url = process.env.FOYER_DEMO_URL ?? ''
  const page = await (await fetch(`${url}/admin/login`)).text()
  const action = /\\"id\\":\\"(40[\da-f]{40})\\"/.exec(page)?.[1] ?? ''
  const call = async (name: string) => {
    const answer = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8', origin: url },
      body: JSON.stringify([{ name, args: {} }]),
    })
    return { status: answer.status, text: await answer.text() }
  }
  // The way in: a function that exists answers that they are not signed in.
  expect((await call('form-state')).text).toContain('Unauthorized')
  for (const name of ['constructor', 'toString', '__proto__']) {
    const { status, text } = await call(name)
    expect([name, status, text.length < 200]).toEqual([name, 500, true])
  }
})
