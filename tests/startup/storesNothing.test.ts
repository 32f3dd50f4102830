import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { boot, type Foyer } from '../support/boot.js'
import { runHere } from './backup/runHere.js'

let foyer: Foyer
let database: pg.Client

beforeAll(async () => {
  foyer = await boot()
  database = new pg.Client(foyer.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await foyer.stop()
})

const write = () =>
  foyer.callAsAdmin('/api/faqs', { method: 'POST', json: { question: 'Full?', answer: 'No.' } })
const read = async () => (await foyer.callAsAdmin('/api/faqs')).status

type State = { checks: { database: { status: string; output?: string }[] } }

async function health() {
  const answer = await foyer.call('/api/health')
  const { checks } = (await answer.json()) as State
  return [answer.status, checks.database[0]?.output]
}

async function expectRefusal() {
  const refused = await write()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  expect(await read()).toBe(200)
}

test('While the disk of PostgreSQL is full writers are told to come back, readers are still sent here, and health says why', async () => {
  expect((await health())[0]).toBe(200)
  await database.query(`
    create function fill_disk() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$;
    create trigger full_disk before insert on faqs for each row execute function fill_disk()`)
  await expectRefusal()
  expect(await health()).toEqual([503, 'PostgreSQL stores nothing: its disk is full.'])
  expect((await foyer.call('/api/health/ready')).status).toBe(200)
  await database.query('drop trigger full_disk on faqs')
  expect((await write()).status).toBe(201)
})

test('A PostgreSQL that is read-only is told of likewise, by the doctor too', async () => {
  const { pathname } = new URL(foyer.databaseUrl)
  const name = pathname.slice(1)
  await database.query(`alter database ${name} set default_transaction_read_only = on`)
  await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  // The first may still be on a connection that was cut.
  for (let output: unknown; !String(output).includes('it is read-only.');) {
    await write()
    output = (await health())[1]
  }
  await expectRefusal()
  const { lines } = await runHere(['--doctor'], {
    ...{ DATABASE_URL: foyer.databaseUrl, SERVER_URL: 'http://localhost:3000' },
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
  })
  expect(lines.join('\n')).toMatch(/✗ Database +PostgreSQL .* stores nothing\. It is a standby/)
})
