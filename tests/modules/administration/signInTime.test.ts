/** @jest-environment-options {"hashesFully": true} */
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { hire, type Staff } from './actors.js'

let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot({ TRUSTED_PROXY_HOPS: '1' })
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

const login = async (email: string, client: string) => {
  const response = await foyer.call('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ email, password: 'wrong' }),
  })
  return response.text()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('a refused sign-in takes as long for an unknown address and a locked account as for a wrong password', async () => {
  const locked = '203.0.113.10'
  for (let guess = 0; guess < 5; guess += 1) await login(staff.sales.email, locked)
  const times = { wrong: [] as number[], unknown: [] as number[], locked: [] as number[] }
  for (let round = 0; round < 7; round += 1) {
    const client = `203.0.114.${String(round)}`
    times.wrong.push(await timed(() => login(staff.sales.email, client)))
    times.unknown.push(await timed(() => login('nobody@staff.example', client)))
    times.locked.push(await timed(() => login(staff.sales.email, locked)))
  }
  const medians = Object.values(times).map(median)
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.6)
  // As it is deployed: the tests of everything else hash with fewer rounds.
  expect(Math.min(...medians)).toBeGreaterThan(30)
})
