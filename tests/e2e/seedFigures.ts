import pg from 'pg'

const sources = ['linkedin', 'linkedin', 'newsletter', 'direct', 'www.example.org', 'google']
const stages = ['new', 'new', 'contacted', 'qualified', 'won', 'lost']
const questions = ['Do you teach in Lyon?', 'Is there a discount for teams?', 'Who are you?']
const searches = ['discount for charities', 'iso 27001', 'webinar recording']

const at = <T>(list: readonly T[], index: number) => list[index % list.length]

/** A month of figures, the same each time, written directly into the demo's database. */
export async function seedFigures(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const days = Array.from({ length: 30 }, (_, ago) => new Date(Date.now() - ago * 86_400_000))
  try {
    for (const [index, day] of days.entries()) {
      for (let number = 0; number < (index * 7) % 4; number += 1) {
        await addLead(client, day, index + number)
      }
      await addAnswers(client, day, index)
      await addSearches(client, day, index)
      await addPayments(client, day, index)
    }
    await addTrouble(client)
  } finally {
    await client.end()
  }
}

async function addLead(client: pg.Client, day: Date, index: number): Promise<void> {
  await client.query(
    `insert into leads (id, status, email, email_key, reference, kind, source, locale, created_at)
     values (gen_random_uuid(), $1, 'seed@acme.example', 'seed@acme.example', gen_random_uuid(),
       'demo', $2, 'en', $3)`,
    [at(stages, index), at(sources, index * 5 + 1), day],
  )
}

async function addAnswers(client: pg.Client, day: Date, index: number): Promise<void> {
  const isDown = index % 11 === 4
  await count(client, {
    day,
    name: 'chat.mode.platform',
    number: isDown ? 3 : 9 + ((index * 5) % 7),
  })
  await count(client, { day, name: 'chat.mode.local', number: isDown ? 11 : 1 })
  await count(client, { day, name: 'chat.fallback', number: isDown ? 9 : 0 })
  await count(client, { day, name: 'chat.breaker.opened', number: isDown ? 2 : 0 })
  for (const [number, question] of questions.slice(0, (index % 3) + 1).entries()) {
    await client.query(
      `insert into chat_questions (id, question, grounded, mode, helpful, locale, day, message_id)
       values (gen_random_uuid(), $1, $2, 'platform', $3, 'en', $4, gen_random_uuid())`,
      [question, number === 2, at([true, null, null, false, true], index), isoDay(day)],
    )
  }
}

async function addSearches(client: pg.Client, day: Date, index: number): Promise<void> {
  await count(client, { day, name: 'search.queries', number: 14 + ((index * 3) % 9) })
  await count(client, { day, name: 'search.zero', number: index % 5 })
  await client.query(
    `insert into search_misses (day, query, searches) values ($1, $2, $3)
     on conflict do nothing`,
    [isoDay(day), at(searches, index), (index % 5) + 1],
  )
}

async function addPayments(client: pg.Client, day: Date, index: number): Promise<void> {
  await client.query(
    `insert into payment_link_visits (link_id, day, visits)
     select id, $1::date, 3 + (row_number() over (order by slug))::int * 4 from payment_links
     on conflict do nothing`,
    [isoDay(day)],
  )
  await client.query(
    `insert into orders (id, status, number, amount, refunded_amount, currency, title, link_id,
       locale, version, created_at, paid_at)
     select gen_random_uuid(), $1::text::enum_orders_status, gen_random_uuid(), price_amount, 0,
       price_currency, slug, id, 'en', 1, $2::timestamptz,
       case when $1::text = 'paid' then $2::timestamptz end
     from (select *, row_number() over (order by slug) as place from payment_links
       where kind = 'gateway' and price_amount > 0) links
     where place % 3 = $3::int % 3 and $3::int % 4 <> 2`,
    [index === 4 ? 'review' : 'paid', day, index],
  )
}

async function addTrouble(client: pg.Client): Promise<void> {
  await client.query(
    `insert into mail_failures (id, recipient, kind, reason, attempts)
     values (gen_random_uuid(), 'gone@acme.example', 'payments.receipt', 'refused', 1)`,
  )
  await client.query(
    `insert into webhooks (id, url, dead_since)
     values (gen_random_uuid(), 'https://hooks.acme.example/', now())`,
  )
  await client.query(
    `insert into webhook_deliveries (id, message_id, event, body, status)
     values (gen_random_uuid(), gen_random_uuid(), 'lead.created', '{}', 'failed')`,
  )
}

type Counted = { day: Date; name: string; number: number }

async function count(client: pg.Client, { day, name, number }: Counted): Promise<void> {
  if (number === 0) return
  await client.query(
    `insert into measurements (name, hour, bucket, count, sum)
     values ($1, date_trunc('day', $2::timestamptz, 'UTC'), 0, $3::int, $3::int)
     on conflict (name, hour, bucket) do nothing`,
    [name, day, number],
  )
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10)
