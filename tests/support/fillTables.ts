import type pg from 'pg'

const id = `('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
const time = `now() - n * interval '1 minute'`
/** Dates that are not completed lie ahead. */
const start = `(now() + case when n % 100 = 0 then n else -n end * interval '1 minute')`
const stamps = 'created_at, updated_at'
const when = `${time}, ${time}`
const rows = 'generate_series($1::int, $2::int) n'
const link = '01980000-0000-7000-8000-000000000000'

/** As wide as what is kept in earnest: of narrow rows the planner reads all sooner than an index. */
const document = `jsonb_build_object('title', repeat('A title ', 60))`

/** One in a hundred is `rare`, all others are `common`. */
const oneOf = (type: string, rare: string, common: string) =>
  `(case when n % 100 = 0 then '${rare}' else '${common}' end)::${type}`

const makeLink = `
  insert into payment_links (id, ${stamps}, slug, kind, state)
    values ('${link}', now(), now(), 'of-many-orders', 'gateway', 'active') on conflict do nothing`

/** The rows from `$1` to `$2` of each table that grows with use, each row with those that it belongs to. */
const statements = [
  `leads (id, reference, kind, email, email_key, locale, source, status, ${stamps})
    select ${id}, 'LD-' || n, 'demo', 'v' || n || '@acme.example', 'v' || n || '@acme.example', 'en', 'site-' || n % 500,
      ${oneOf('enum_leads_status', 'won', 'new')}, ${when}`,
  `lead_events (id, lead_id, type, actor, ${stamps}) select ${id}, ${id}, 'received', 'visitor', ${when}`,
  `consents (id, email, email_key, event, form, locale, lead_id, ${stamps})
    select ${id}, 'v' || n || '@acme.example', 'v' || n || '@acme.example', 'given', 'demo', 'en', ${id}, ${when}`,
  `learners (id, email, name, ${stamps}) select ${id}, 'l' || n || '@acme.example', 'Learner ' || n, ${when}`,
  `courses (id, slug, level, format, language, _status, ${stamps})
    select ${id}, 'course-' || n, ${oneOf('enum_courses_level', 'expert', 'foundation')}, 'online', 'en', 'published', ${when}`,
  `courses_locales (title, summary, _locale, _parent_id) select 'Course ' || n, 'About ' || n, 'en', ${id}`,
  `courses_texts ("order", parent_id, path, text, locale)
    select 1, ${id}, 'topics', 'Topic ' || n % 20, null`,
  `courses_texts ("order", parent_id, path, text, locale)
    select 1, ${id}, 'outcomes', 'Do what course ' || n || ' teaches', 'en'`,
  `courses_instructors (_order, _parent_id, id, name) select 1, ${id}, 'instructor-' || n, 'Teacher ' || n % 100`,
  `_courses_v (id, parent_id, version_slug, version_level, version_format, version_language, version__status, latest,
      version_created_at, version_updated_at, ${stamps})
    select ${id}, ${id}, 'course-' || n, 'foundation', 'online', 'en', 'published', true, ${when}, ${when}`,
  `_courses_v_locales (version_title, version_summary, _locale, _parent_id)
    select 'Course ' || n, 'About ' || n, 'en', ${id}`,
  `course_sessions (id, title, course_id, starts_at, ends_at, capacity, status, ${stamps})
    select ${id}, 'Date ' || n, ${id}, ${start}, ${start} + interval '1 hour', 20,
      ${oneOf('enum_course_sessions_status', 'scheduled', 'completed')}, ${when}`,
  `bookings (id, course_title, course_id, session_id, buyer_id, places, status, order_number, ${stamps})
    select ${id}, 'Course ' || n, ${id}, ${id}, ${id}, 1, 'confirmed', 'N' || lpad(n::text, 25, '0'), ${when}`,
  `enrolments (id, learner_id, course_id, session_id, course_title, course_slug, booking_id, seat, status, completed_lessons,
      ${stamps})
    select ${id}, ${id}, ${id}, ${id}, 'Course ' || n, 'course-' || n, ${id}, 1,
      ${oneOf('enum_enrolments_status', 'active', 'completed')}, '{"intro": "2030-01-01T00:00:00Z"}', ${when}`,
  `certificates (id, number, name, title, course_slug, issued_at, learner_id, course_id, enrolment_id, ${stamps})
    select ${id}, 'C-' || n, 'Learner ' || n, 'Course ' || n, 'course-' || n, ${time}, ${id}, ${id}, ${id}, ${when}`,
  `orders (id, status, number, amount, currency, title, link_id, customer_email, locale, version, ${stamps})
    select ${id}, ${oneOf('enum_orders_status', 'paid', 'expired')}, 'N' || lpad(n::text, 25, '0'), 100, 'EUR', 'A course',
      '${link}', 'b' || n || '@acme.example', 'en', 1, ${when}`,
  `payment_events (id, order_id, position, type, "to", key, ${stamps})
    select ${id}, ${id}, 1, 'created', 'created', 'filled-' || n, ${when}`,
  `payment_attempts (id, order_id, gateway_order_id, status, sent_at, ${stamps})
    select ${id}, ${id}, 'G' || n, 'expired', ${time}, ${when}`,
  `invoices (id, number, kind, order_id, issued_at, gross, tax, currency, position, locale, printed, ${stamps})
    select ${id}, 'I-' || n, 'invoice', ${id}, ${time}, 100, 20, 'EUR', 1, 'en', '{}', ${when}`,
  `refunds (id, reference, order_id, amount, currency, kind, status, tracking_id, ${stamps})
    select ${id}, 'R-' || n, ${id}, 100, 'EUR', 'asked', ${oneOf('enum_refunds_status', 'due', 'done')}, 'T' || n, ${when}`,
  `chat_questions (id, question, grounded, mode, locale, day, message_id, ${stamps})
    select ${id}, 'What is course ' || n || '?', n % 100 > 0, 'local', 'en', to_char(${time}, 'YYYY-MM-DD'), 'filled-' || n, ${when}`,
  `mail_failures (id, recipient, kind, reason, attempts, ${stamps})
    select ${id}, 'v' || n || '@acme.example', 'lead.received', 'refused', 1, ${when}`,
  `chat_turns (message_id, conversation_id, question, answer, said_at)
    select 'filled-' || n, 'conversation-' || n / 4, 'What is course ' || n || '?', 'A course.', ${time}`,
  `lesson_attempts (enrolment_id, lesson, number, score, passed) select ${id}, 'quiz', 1, 80, true`,
  `redirects (id, "from", url, ${stamps}) select ${id}, '/old/' || n, '/courses', ${when}`,
]

/** Written many times for each of the others. */
const logs = [
  `audit_log (id, action, target, target_id, actor_kind, actor_email, before, after, ${stamps})
    select ${id}, 'update', 'pages', n::text, ${oneOf('enum_audit_log_actor_kind', 'key', 'staff')}, 'a' || n % 500 || '@acme.example', ${document}, ${document}, ${when}`,
  `webhook_deliveries (id, message_id, event, body, status, ${stamps})
    select ${id}, 'msg_' || n, 'lead.created', ${document}::text,
      ${oneOf('enum_webhook_deliveries_status', 'failed', 'delivered')}, ${when}`,
]

/** Links that sell a course each, of which few still do. */
const links = [
  `payment_links (id, slug, kind, state, price_amount, price_currency, course_id, ${stamps})
    select ${id}, 'link-' || n, 'gateway', ${oneOf('enum_payment_links_state', 'active', 'archived')}, 100, 'EUR', ${id}, ${when}`,
  `payment_links_locales (title, _locale, _parent_id) select 'Link ' || n, 'en', ${id}`,
]

/** A long transaction would hold back the events of every database of the cluster. */
const chunk = 10_000

type Numbers = { first: number; last: number }

/**
 * Writes the rows numbered from `first` to `last` into every table that grows with use, as they stand after years; of the
 * audit log and deliveries `logsEach` times as many.
 */
export async function fillTables(
  database: pg.Client,
  { first, last, logsEach = 1 }: Numbers & { logsEach?: number },
): Promise<void> {
  await database.query(makeLink)
  for (const statement of logs) {
    await insert(database, statement, { first: (first - 1) * logsEach + 1, last: last * logsEach })
  }
  for (const statement of statements) await insert(database, statement, { first, last })
  await database.query('vacuum analyze')
}

/** Payment links, which are kept in memory as a whole: with many of them other reads are no longer what they are. */
export async function fillLinks(database: pg.Client, numbers: Numbers): Promise<void> {
  for (const statement of links) await insert(database, statement, numbers)
  await database.query('vacuum analyze')
}

async function insert(database: pg.Client, statement: string, { first, last }: Numbers) {
  for (let from = first; from <= last; from += chunk) {
    const range = [from, Math.min(last, from + chunk - 1)]
    await database.query(`insert into ${statement} from ${rows}`, range)
  }
}
