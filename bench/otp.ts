import pg from 'pg'

import { readEmbeddedUrl } from '../src/demo/postgres/clusterPaths.js'
import { join } from 'node:path'
import { fire, type Shot } from './otp/fire.js'
import { median } from './measure.js'
import { readCodes } from './otp/readCodes.js'
import { type Lists, startBareOtpServer } from './otp/startBareOtpServer.js'
import { type RecordedProduct, startRecorded } from './replay/startRecorded.js'

/** Stays below the shared budget of sends, which no setting lifts. */
const visitors = 500
const rounds = 5
/** Rounds before those that count: the product’s code is compiled by then (its processor time falls until the tenth). */
const warmUps = 9
const wanted = 0.6

type Bench = { service: RecordedProduct; pool: pg.Pool; folder: string }

/**
 * Measures requesting and verifying codes beside a bare program with the same statements; returns the rows of a table.
 */
export async function measureOtp(folder: string) {
  const service = await startRecorded(folder)
  const databaseUrl = readEmbeddedUrl(join(folder, 'postgres')) ?? ''
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const bare = await startBareOtpServer(databaseUrl)
  const bench = { service, pool, folder }
  await clear(pool)
  const lists = await recordLists(bench)
  const results = {
    product: { request: [], verify: [] },
    bare: { request: [], verify: [] },
  } as Results
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    console.log(`Passcodes, round ${String(round)} of ${String(rounds)}`)
    await clear(pool)
    const product = await measureProduct(bench)
    await clear(pool)
    await bare.tell(lists)
    const request = await fire(bare.url, shotsTo('/request'))
    const verify = await fire(bare.url, shotsTo('/verify'))
    if (round < 1) continue
    note(results.product, product)
    note(results.bare, { request, verify })
  }
  await Promise.all([service.stop(), bare.stop(), pool.end()])
  return (['request', 'verify'] as const).map((name) => rowOf(name, results))
}

type Rates = Record<'request' | 'verify', number>
type Results = Record<'product' | 'bare', Record<'request' | 'verify', number[]>>

function note(kept: Results['bare'], { request, verify }: Rates): void {
  kept.request.push(request)
  kept.verify.push(verify)
}

function rowOf(name: 'request' | 'verify', { product, bare }: Results) {
  const [ours, theirs] = [median(product[name]), median(bare[name])]
  return {
    case: name === 'request' ? 'request a code' : 'verify a code, sign in',
    'front door /s': Math.round(ours),
    'bare node + pg /s': Math.round(theirs),
    '× bare': Math.round((ours / theirs) * 100) / 100,
    holds: ours / theirs >= wanted ? 'yes' : 'NO',
  }
}

/** Each in a network of its own: one network may ask for a tenth of all codes. */
const client = (turn: number) => `10.${String(turn >> 8)}.${String(turn & 255)}.1`
const email = (turn: number) => `bench-${String(turn)}@bench.example`

function askFor(turn: number): Shot {
  const body = { email: email(turn) }
  return { path: '/api/lms/auth/request-otp', body, client: client(turn) }
}

function take(turn: number, otp: { challengeId: string; code: string }): Shot {
  const body = { email: email(turn), otp }
  return { path: '/api/lms/auth/verify-otp', body, client: client(turn) }
}

const turns = Array.from({ length: visitors }, (_, turn) => turn)

const shotsTo = (path: string) =>
  turns.map((turn) => ({ path, body: { email: email(turn) }, client: client(turn) }))

async function measureProduct({ service, pool, folder }: Bench): Promise<Rates> {
  const ids: string[] = []
  const request = await fire(service.url, turns.map(askFor), (turn, body) => {
    ids[turn] = (JSON.parse(body) as { challengeId: string }).challengeId
  })
  const codes = await readCodes(pool, { folder, ids })
  const shots = ids.map((id, turn) => take(turn, { challengeId: id, code: codes.get(id) ?? '' }))
  return { request, verify: await fire(service.url, shots) }
}

/** One request after the other, so that each statement can be attributed to its request. */
async function recordLists({ service, pool, folder }: Bench): Promise<Lists> {
  const lists: Lists = { request: [], verify: [] }
  const send = async ({ path, body, client: from }: Shot) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(service.url + path, init)
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`)
    return answer.text()
  }
  const all = { request: [] as string[], verify: [] as string[] }
  const asked = await service.record(async () => {
    for (const turn of turns) all.request.push(await send(askFor(turn)))
  })
  const ids = all.request.map((body) => (JSON.parse(body) as { challengeId: string }).challengeId)
  const codes = await readCodes(pool, { folder, ids })
  const taken = await service.record(async () => {
    for (const [turn, id] of ids.entries()) {
      all.verify.push(await send(take(turn, { challengeId: id, code: codes.get(id) ?? '' })))
    }
  })
  lists.request = split(asked, /^commit/i)
  lists.verify = split(taken, /insert into learner_sessions/)
  return lists
}

/** Splits the recording after each statement that ends a request; other transactions are left out. */
function split(statements: Lists['request'][number], end: RegExp): Lists['request'] {
  const lists: Lists['request'] = []
  let list: Lists['request'][number] = []
  for (const statement of statements) {
    // Written every few seconds, beside the requests.
    if (statement.text.includes('assurance_signals')) continue
    list.push(statement)
    if (!end.test(statement.text)) continue
    if (list.some(({ text }) => text.includes('otp_challenges'))) lists.push(list)
    list = []
  }
  if (lists.length !== visitors) throw new Error(`${String(lists.length)} requests were recorded`)
  return lists
}

async function clear(pool: pg.Pool): Promise<void> {
  await pool.query(`
    truncate otp_challenges, otp_addresses, rate_limits, learner_sessions, idempotency_keys;
    delete from learners where email like 'bench-%';
    truncate graphile_worker._private_jobs`)
}
