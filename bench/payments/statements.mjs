// The statements of one payment, on a link without a limit of places, a course or a customer.

export const insertOrder = `
  with link as (
    select l.id from payment_links l where l.id = $1 and l.state = 'active'
      and (l.available_from is null or l.available_from <= $2::timestamptz)
      and (l.available_until is null or l.available_until > $2::timestamptz)
      and (l.max_uses is null or l.max_uses > (
        select count(*) from orders o
        where o.link_id = l.id and o.status not in ('failed', 'cancelled', 'expired')))
  ), made as (
    insert into orders (id, number, status, amount, refunded_amount, currency, title, link_id,
      course_id, customer_name, customer_email, customer_phone, locale, version, initiation_key,
      created_at, updated_at)
    select gen_random_uuid(), $3, 'pending', $4::numeric, 0, $5, $6, link.id,
      null::uuid, null, null, null, 'en', 2, null, $2::timestamptz, $2::timestamptz
    from link on conflict (initiation_key) do nothing returning id
  ), attempt as (
    insert into payment_attempts (id, order_id, gateway_order_id, status, sent_at, next_poll_at,
      polls, empty_polls)
    select gen_random_uuid(), made.id, $7, 'sent', $2::timestamptz, $8::timestamptz, 0, 0 from made
  )
  insert into payment_events (id, order_id, position, type, "from", "to", source,
    gateway_order_id, amount, currency, key, created_at, updated_at)
  select gen_random_uuid(), made.id, step.position, step.type::enum_payment_events_type,
    step."from", step."to", 'visitor', $7, $4::numeric, $9,
    step.type || ' ' || $7, $2::timestamptz, $2::timestamptz
  from made, (values (1, 'created', null, 'created'), (2, 'sent', 'created', 'pending'))
    as step (position, type, "from", "to")
  returning id`

export const findEvent = 'select from payment_events where key = $1'

const columns = `
  o.id, o.number, o.status, o.amount::float8 as amount, o.currency, o.title, o.locale,
  o.refunded_amount::float8 as "refundedAmount", o.link_id as "linkId", l.slug as "linkSlug",
  o.course_id as "courseId", o.customer_name as name, o.customer_email as email,
  o.customer_phone as phone, o.tracking_id as "trackingId", o.verification, o.attention,
  o.version::int as version, extract(epoch from o.created_at)::float8 * 1000 as "createdAt",
  extract(epoch from o.updated_at)::float8 * 1000 as "updatedAt"`

export const findOrder = `
  select ${columns} from orders o join payment_links l on l.id = o.link_id
  where o.id = (select order_id from payment_attempts where gateway_order_id = $1)`

export const lockOrder = `
  select ${columns} from orders o join payment_links l on l.id = o.link_id
  where o.id::text = $1 for no key update of o`

export const latestAttempt =
  'select max(gateway_order_id) as latest from payment_attempts where order_id = $1'

export const insertEvent = `
  insert into payment_events (id, order_id, position, type, "from", "to", source, fact,
    gateway_order_id, tracking_id, gateway_status, amount, currency, message, by_id, key)
  values (gen_random_uuid(), $1, $2, 'report', 'pending', 'paid', 'callback', null,
    $3, $4, $5, $6, $7, null, null, $8)
  on conflict (key) do nothing returning id`

export const payOrder = `
  update orders set status = 'paid', version = version + 1, updated_at = $2,
    paid_at = coalesce(paid_at, $2), tracking_id = $3, verification = 'callback-only'
  where id = $1`

export const noteAttempt = `
  update payment_attempts
  set status = 'succeeded', tracking_id = coalesce($2, tracking_id), updated_at = now(),
    next_poll_at = null
  where gateway_order_id = $1`
