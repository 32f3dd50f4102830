import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { query } from '../database/requestDatabase.js'
import { localization } from '../localization.js'

/** A published document, with the languages that its title and its text are written in. */
type Written = { slug: string; titles: readonly string[]; texts: readonly string[] }

type Documents = 'courses' | 'forms' | 'pages' | 'policies'

const { defaultLocale, locales } = localization
const codes = locales.map(({ code }) => code)

/**
 * In which languages the published documents of these slugs are written. Asked of the database: reading the texts of
 * 100,000 courses for it took ten seconds (measured).
 */
export async function readWritten(
  payload: Payload,
  collection: Documents,
  slugs: readonly string[],
): Promise<Written[]> {
  return query<Written>({ payload, transactionID: undefined })`
    select slug,
      coalesce(array_agg(_locale::text) filter (where title <> ''), '{}') as titles,
      ${textsOf(collection)} as texts
    from ${sql.identifier(collection)} document
    left join ${sql.identifier(`${collection}_locales`)} written on written._parent_id = document.id
    where _status = 'published'
      and slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))
    group by document.id`
}

function textsOf(collection: Documents): SQL {
  if (collection === 'pages') return mostOfPage
  // What a form says beside its title may be left to the usual words.
  const hasText = collection === 'forms' ? sql`title <> ''` : sql`body is not null`
  return sql`coalesce(array_agg(_locale::text) filter (where ${hasText}), '{}')`
}

/** Whatever has words in one of the languages. Strict, because otherwise members of lists are found twice. */
const translated = `strict $.** ? (${codes.map((code) => `exists(@.${code})`).join(' || ')})`

/** Pages say most in their parts: a language is theirs where more is written in it than is left to the default one. */
const mostOfPage = sql`array(
  select code from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) code
  where (
    select sum(length(said ->> code)) > sum(
      case when said ->> code <> '' then 0 else coalesce(length(said ->> ${defaultLocale}), 0) end)
    from (
      select jsonb_path_query(document.blocks, ${translated}::jsonpath)
      union all
      select jsonb_object_agg(_locale, body) from pages_locales where _parent_id = document.id
    ) parts(said)
  )
)`
