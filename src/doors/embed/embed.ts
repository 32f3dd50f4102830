import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Plugin, PayloadRequest } from 'payload'
import { z } from 'zod'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { endpoint } from '../../platform/api/endpoint.js'
import { themeOf } from '../../platform/brandStyle.js'
import { presentPolicyMs } from '../../platform/content/presentPolicy.js'
import { extend } from '../../platform/extend.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { LocaleQuery } from '../../platform/http/parameters.js'
import { localization } from '../../platform/localization.js'
import { platformOf } from '../../platform/platform.js'
import { requestLocale } from '../../platform/requestLocale.js'
import { describeForm } from './describeForm.js'
import { Embedding } from './Embedding.js'
import { EmbedForm, EmbedSettings, fixedForms, FormParams } from './schemas.js'
import { embedWords } from './words/embedWords.js'
import { query } from '../../platform/database/requestDatabase.js'

/** Foyer on other sites: `/embed.js` with its elements, and what these ask for. */
export const embed = (): Plugin => (config) =>
  extend(config, {
    globals: [Embedding],
    endpoints: [presentScript, scriptVersion, embedSettings, embedForm],
  })

const type = 'text/javascript; charset=utf-8'
const javascript = { contentType: type, access: 'public', unlisted: true } as const

const answer = (source: string) => new Response(source, { headers: { 'content-type': type } })

/** Served at `/embed.js` too. */
const presentScript = endpoint({
  ...javascript,
  operationId: 'embed.script',
  path: '/embed.js',
  summary: 'Get the embed script',
  cache: { tags: [], maxAge: 300 },
  handler: async ({ req }) => answer((await embedScript(req)).source),
})

/** Served at `/embed/{hash}.js` too; what is there never changes. */
const scriptVersion = endpoint({
  ...javascript,
  operationId: 'embed.scriptVersion',
  path: '/embed/:file',
  params: z.object({ file: z.string().max(40) }),
  summary: 'Get a version of the embed script',
  cache: { tags: [], maxAge: 31_536_000 },
  problems: [problems.notFound],
  handler: async ({ req, params }) => {
    const source = await findScript(req, params.file.replace(/\.js$/, ''))
    if (source !== undefined) return answer(source)
    throw new Problem(problems.notFound, { detail: 'There is no such version of the script.' })
  },
})

const embedSettings = endpoint({
  operationId: 'embed.get',
  path: '/embed',
  summary: 'Get the settings of the embed elements',
  description:
    'The words and the colours of the elements, and the address of the script with its hash.',
  query: LocaleQuery,
  output: EmbedSettings,
  access: 'public',
  cache: { tags: ['branding'] },
  handler: async ({ req, query }) => {
    const locale = requestLocale(req, query.locale)
    const { hash, integrity } = await embedScript(req)
    const { colors } = await req.payload.findGlobal({ slug: 'branding', overrideAccess: false })
    const { serverUrl } = platformOf(req.payload)
    const isRtl = localization.locales.some((each) => each.code === locale && 'rtl' in each)
    return {
      locale,
      direction: isRtl ? ('rtl' as const) : ('ltr' as const),
      script: { url: `${serverUrl}/embed/${hash}.js`, integrity },
      theme: { light: themeOf(colors, 'light'), dark: themeOf(colors, 'dark') },
      words: embedWords(locale).elements,
    }
  },
})

const embedForm = endpoint({
  operationId: 'embed.getForm',
  path: '/embed/forms/:form',
  summary: 'Get a fixed form with its fields',
  description: `In words, with its choices: ${fixedForms.map((form) => `\`${form}\``).join(', ')}.`,
  params: FormParams,
  query: LocaleQuery,
  output: EmbedForm,
  problems: [problems.notFound],
  access: 'public',
  cache: {
    tags: ['branding', 'brochures', 'courses', 'policies', 'tco-model'],
    milliseconds: presentPolicyMs,
  },
  handler: ({ req, params, query }) => {
    const slug = fixedForms.find((form) => form === params.form)
    if (!slug) throw new Problem(problems.notFound, { detail: 'There is no such form.' })
    return describeForm(req, { slug, locale: requestLocale(req, query.locale) })
  },
})

type EmbedScript = { hash: string; integrity: string; source: string }

const folder = join(process.cwd(), 'src', 'doors', 'embed', 'browser')

let built: Promise<EmbedScript> | undefined

/** The script of this release, compiled once; its version is kept for the pages that name it. */
function embedScript(req: PayloadRequest): Promise<EmbedScript> {
  built ??= build()
    .then(async (script) => {
      const { hash, source } = script
      await query(req)`
        insert into embed_scripts (hash, source) values (${hash}, ${source})
        on conflict (hash) do nothing`
      return script
    })
    .catch((error: unknown) => {
      built = undefined
      throw error
    })
  return built
}

/** The script that pages name by this hash: of this release, or of an earlier or another running one. */
async function findScript(req: PayloadRequest, hash: string): Promise<string | undefined> {
  const present = await embedScript(req)
  if (present.hash === hash) return present.source
  const [row] = await query<{ source: string }>(req)`
    select source from embed_scripts where hash = ${hash}`
  return row?.source
}

async function build(): Promise<EmbedScript> {
  const { build: bundle, transform } = await import('esbuild')
  const sheet = await readFile(join(folder, 'embed.css'), 'utf8')
  const { code: style } = await transform(sheet, { loader: 'css', minify: true })
  const { outputFiles } = await bundle({
    entryPoints: [join(folder, 'index.ts')],
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
    define: {
      STYLE: JSON.stringify(style.trim()),
      LOCALES: JSON.stringify(localization.locales.map(({ code }) => code)),
    },
  })
  const source = outputFiles[0]?.text ?? ''
  const digest = (algorithm: string) => createHash(algorithm).update(source)
  return {
    source,
    hash: digest('sha256').digest('hex').slice(0, 16),
    integrity: `sha384-${digest('sha384').digest('base64')}`,
  }
}

/**
 * Every version of the embed script that was ever served: pages name one by its hash, and a browser refuses any other
 * there.
 */
export const embedScriptsTable = pgTable('embed_scripts', {
  hash: text('hash').primaryKey(),
  source: text('source').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
