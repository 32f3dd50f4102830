import pg from 'pg'

const schemas = `('public', 'graphile_worker')`

/** Runs `work` on a connection to the database. */
export async function onDatabase<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Every row of every table as PostgreSQL prints it, and where every sequence stands. */
export function readRows(url: string): Promise<Record<string, string[]>> {
  return onDatabase(url, async (client) => {
    const tables = await client.query<{ name: string; kind: string }>(
      `select oid::regclass::text as name, relkind as kind from pg_class
       where relkind in ('r', 'S') and relnamespace::regnamespace::text in ${schemas} order by 1`,
    )
    const contents: Record<string, string[]> = {}
    for (const { name, kind } of tables.rows) {
      const step = `(select seqincrement from pg_sequence where seqrelid = '${name}'::regclass)`
      // A sequence that was never used and one that was set to its start give the same next number.
      const next = `(case when is_called then last_value + ${step} else last_value end)::text`
      const row = kind === 'r' ? 't::text' : next
      const { rows } = await client.query<{ row: string }>(
        `select ${row} as row from ${name} t order by 1`,
      )
      contents[name] = rows.map((one) => one.row)
    }
    return contents
  })
}

/** Everything about the tables that is not their rows: columns, keys, checks, indexes, triggers, functions, types. */
export function readStructure(url: string): Promise<string[]> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
        attidentity, attgenerated, pg_get_expr(adbin, adrelid), relrowsecurity) as line
      from pg_attribute join pg_class c on c.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relnamespace::regnamespace::text in ${schemas}
      union all
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace::regnamespace::text in ${schemas}
      union all
      select indexdef from pg_indexes where schemaname in ${schemas}
      union all
      select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t
      where not tgisinternal
      union all
      select pg_get_functiondef(oid) from pg_proc
      where pronamespace::regnamespace::text in ${schemas} and prokind = 'f'
        -- An extension belongs to the database, like its version, and stays when a backup is restored.
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all
      select concat_ws(' ', enumtypid::regtype, string_agg(enumlabel, ', ' order by enumsortorder))
      from pg_enum group by enumtypid
      order by 1`)
    return rows.map(({ line }) => line)
  })
}
