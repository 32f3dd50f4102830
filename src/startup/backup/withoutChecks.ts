import type pg from 'pg'

type Constraint = { owner: string; name: string; definition: string }

const ours = `('public'::regnamespace, to_regnamespace('graphile_worker'))`

const foreignKeysSql = `
  select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace in ${ours} order by 1, 2`

const triggersSql = `
  select tgrelid::regclass::text as owner, quote_ident(tgname) as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and tgenabled = 'O' and relnamespace in ${ours} order by 1, 2`

/**
 * Runs `load` without foreign keys and triggers, in the client's transaction, and checks the keys of all rows
 * afterwards. This is the simplest way that works without a superuser.
 */
export async function withoutChecks<T>(client: pg.Client, load: () => Promise<T>): Promise<T> {
  const { rows: keys } = await client.query<Constraint>(foreignKeysSql)
  const { rows: triggers } = await client.query<Omit<Constraint, 'definition'>>(triggersSql)
  for (const { owner, name } of keys) {
    await client.query(`alter table ${owner} drop constraint ${name}`)
  }
  for (const { owner, name } of triggers) {
    await client.query(`alter table ${owner} disable trigger ${name}`)
  }
  const result = await load()
  for (const { owner, name, definition } of keys) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
  }
  for (const { owner, name } of triggers) {
    await client.query(`alter table ${owner} enable trigger ${name}`)
  }
  return result
}
