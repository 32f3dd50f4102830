import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import pg from 'pg'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterCommit } from '../../../src/platform/database/afterCommit.js'
import {
  postgresOf,
  requestDatabase,
  transact,
} from '../../../src/platform/database/requestDatabase.js'
import type { ReleasingPool } from '../../../src/platform/database/ReleasingPool.js'
import { until } from '../jobs/until.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let outside: pg.Client

beforeAll(async () => {
  foyer = await boot()
  outside = new pg.Client(foyer.databaseUrl)
  await outside.connect()
  await outside.query(`
    create table notes (text text not null);
    create table parents (id int primary key);
    create table children (parent int references parents deferrable initially deferred)`)
})
afterAll(async () => {
  await outside.end()
  await foyer.stop()
})
afterEach(() => outside.query('delete from notes'))

const newRequest = (): Promise<PayloadRequest> => createLocalReq({}, foyer.payload)
const pool = () => postgresOf(foyer.payload).pool

async function note(req: PayloadRequest, text: string) {
  const db = await requestDatabase(req)
  await db.execute(sql`insert into notes (text) values (${text})`)
}

async function notes(): Promise<string[]> {
  const { rows } = await outside.query<{ text: string }>('select text from notes order by text')
  return rows.map(({ text }) => text)
}

/** Waits until nothing is checked out: what is released comes back a moment later. */
async function allIdle(): Promise<boolean> {
  for (let count = 0; count < 1_000 && pool().idleCount < pool().totalCount; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return pool().idleCount === pool().totalCount
}

describe('a transaction', () => {
  test('is seen by others when it is over, and by itself before', async () => {
    const req = await newRequest()
    const result = await transact(req, async () => {
      await note(req, 'inside')
      expect(await notes()).toEqual([])
      return 42
    })
    expect([result, await notes(), req.transactionID]).toEqual([42, ['inside'], undefined])
  })

  test('leaves nothing behind when its work throws, and the error as it was', async () => {
    const req = await newRequest()
    const error = new Error('no')
    const failing = transact(req, async () => {
      await note(req, 'lost')
      throw error
    })
    await expect(failing).rejects.toBe(error)
    expect([await notes(), req.transactionID, await allIdle()]).toEqual([[], undefined, true])
  })

  test('takes in another one within it: all is kept or nothing', async () => {
    const req = await newRequest()
    await transact(req, async () => {
      await note(req, 'outer')
      await transact(req, () => note(req, 'inner'))
      expect(await notes()).toEqual([])
    })
    expect(await notes()).toEqual(['inner', 'outer'])
    const failing = transact(req, async () => {
      await transact(req, () => note(req, 'lost'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await notes()).toEqual(['inner', 'outer'])
  })

  test('takes in what Payload writes', async () => {
    const req = await newRequest()
    const data = { question: 'Why?', answer: 'So.', _status: 'published' as const }
    const failing = transact(req, async () => {
      await foyer.payload.create({ collection: 'faqs', data, req })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await foyer.payload.count({ collection: 'faqs' })).totalDocs).toBe(0)
  })

  test('does not go on as if nothing were when Payload has ended it', async () => {
    const req = await newRequest()
    const swallowing = transact(req, async () => {
      await note(req, 'before')
      const data = { slug: 'No Slug', title: 'T', _status: 'published' as const }
      await foyer.payload.create({ collection: 'pages', data, req }).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow('The transaction had ended before its work')
    expect(await notes()).toEqual([])
  })

  test('that cannot be committed fails, where db-postgres would say that it was kept', async () => {
    const req = await newRequest()
    const failing = transact(req, async () => {
      const db = await requestDatabase(req)
      await db.execute(sql`insert into children values (1)`)
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23503' } })
    expect([req.transactionID, await allIdle()]).toEqual([undefined, true])
  })

  test('whose connection is lost fails, and the pool serves on', async () => {
    const req = await newRequest()
    const failing = transact(req, async () => {
      await note(req, 'lost')
      const db = await requestDatabase(req)
      const { rows } = await db.execute(sql`select pg_backend_pid() as pid`)
      await outside.query('select pg_terminate_backend($1)', [rows[0]?.['pid']])
    })
    await expect(failing).rejects.toThrow()
    expect([await notes(), (await pool().query('select 1')).rowCount]).toEqual([[], 1])
  })
})

describe('what is to happen after commit', () => {
  test('happens before the caller goes on, and not earlier', async () => {
    const req = await newRequest()
    const order: string[] = []
    await transact(req, async () => {
      await afterCommit(req, () => order.push('first'))
      await transact(req, () => afterCommit(req, () => order.push('second')))
      order.push('work')
    })
    expect(order).toEqual(['work', 'first', 'second'])
  })

  test('happens at once where no transaction is open', async () => {
    let happened = false
    await afterCommit(await newRequest(), () => {
      happened = true
    })
    expect(happened).toBe(true)
  })

  test('does not happen after a rollback, nor after a commit that failed', async () => {
    const req = await newRequest()
    let happened = false
    const effect = () => {
      happened = true
    }
    await transact(req, async () => {
      await afterCommit(req, effect)
      throw new Error('no')
    }).catch(() => undefined)
    await transact(req, async () => {
      await afterCommit(req, effect)
      await (await requestDatabase(req)).execute(sql`insert into children values (1)`)
    }).catch(() => undefined)
    await transact(req, () => note(req, 'another'))
    expect(happened).toBe(false)
  })
})

describe('the pool', () => {
  test('holds no connection back', async () => {
    expect(await allIdle()).toBe(true)
    expect(pool().listenerCount('error')).toBeGreaterThan(0)
  })

  test('survives the loss of all its connections, again and again', async () => {
    for (let count = 0; count < 3; count += 1) {
      await Promise.all([1, 2, 3].map(() => pool().query('select pg_sleep(0.02)')))
      const { rowCount } = await outside.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      expect(rowCount).toBeGreaterThan(2)
      // On a busy machine the news that connections are gone takes a moment.
      await until(async () => (await foyer.call('/api/health/ready')).status === 200)
      expect(await allIdle()).toBe(true)
    }
  })
})

test('a database that is away is 503 on our own endpoints and on Payload’s, and GraphQL says so', async () => {
  await outside.query('delete from notes')
  const broken = async (path: string) => {
    const response = await foyer.call(path, { headers: { authorization: 'users API-Key none' } })
    return [response.status, await response.json()]
  }
  const { limited } = pool() as unknown as Pick<ReleasingPool, 'limited'>
  // Past the share of transactions, which leaves some connections.
  const take = (one: pg.Pool) =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      one.connect((error, client) => {
        if (client) resolve(client)
        else reject(error ?? new Error('No client'))
      })
    })
  const taken = await Promise.all(
    [pool(), limited].flatMap((one) => Array.from({ length: one.options.max }, () => take(one))),
  )
  const query = '{ Pages { totalDocs } }'
  const json = { 'content-type': 'application/json' }
  const [ours, payloads, graphql] = await Promise.all([
    broken('/api/policies/slug/none'),
    broken('/api/pages'),
    foyer.call('/api/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query }) }),
  ])
  for (const client of taken) client.release()
  const message = 'The request cannot be served right now. Try again in a few seconds.'
  expect(ours).toEqual([503, expect.objectContaining({ code: 'unavailable', detail: message })])
  expect(payloads).toEqual([
    503,
    { errors: [{ message, code: 'unavailable' }], code: 'unavailable' },
  ])
  const { errors } = (await graphql.json()) as { errors: object[] }
  expect(errors).toMatchObject([{ extensions: { code: 'unavailable' } }])
})
