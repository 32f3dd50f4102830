import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'
import { nineOfTen } from '../support/nineOfTen.js'
import { hire, type Staff } from '../modules/administration/actors.js'

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

test('a refused sign-in takes as long for an unknown address as for a wrong password', async () => {
  const times = { wrong: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 7; round += 1) {
    const client = `203.0.114.${String(round)}`
    times.wrong.push(await timed(() => login(staff.sales.email, client)))
    times.unknown.push(await timed(() => login('nobody@staff.example', client)))
  }
  const medians = Object.values(times).map(median)
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.6)
  // As it is deployed: the tests of everything else hash with fewer rounds.
  expect(Math.min(...medians)).toBeGreaterThan(30)
})

test('where no guess is left, known or unknown addresses get the answer of a wrong password without the work', async () => {
  const client = '203.0.113.10'
  const afterFive = async (email: string) => {
    const wrong = await login(email, client)
    const began = performance.now()
    for (let guess = 0; guess < 4; guess += 1) await login(email, client)
    const each = (performance.now() - began) / 4
    const refusals = await Promise.all([0, 1, 2].map(() => timed(() => login(email, client))))
    expect(await login(email, client)).toBe(wrong)
    return median(refusals) / each
  }
  expect(await afterFive(staff.finance.email)).toBeLessThan(0.5)
  expect(await afterFive('noone@staff.example')).toBeLessThan(0.5)
})

test('while strangers try passwords, files are read without waiting for them', async () => {
  const hash = await timed(() => login('somebody@staff.example', '203.0.115.9'))
  const guesses = Array.from({ length: 18 }, (_, at) =>
    login(`stranger-${String(at)}@staff.example`, `203.0.115.${String(at % 3)}`),
  )
  const reads: number[] = []
  for (let read = 0; read < 10; read += 1) {
    await setTimeout(hash / 10)
    reads.push(await timed(() => readFile(import.meta.filename)))
  }
  for (const answer of await Promise.all(guesses)) expect(answer).toContain('incorrect')
  // Behind all of them one would wait for the time of four or more.
  expect(nineOfTen(reads)).toBeLessThan(1.5 * hash)
})
