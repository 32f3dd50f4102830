import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { z } from 'zod'

import { readMessage } from '../../src/modules/assistant/message/readMessage.js'
import { type Finding, retrieve } from '../../src/modules/assistant/retrieval/retrieve.js'
import type { Weights } from '../../src/modules/assistant/retrieval/weights.js'
import { createAnswers } from '../../src/search/createAnswers.js'
import type { Index } from '../../src/search/index/createIndex.js'
import { createIndex } from '../../src/search/index/createIndex.js'
import type { SearchIndex } from '../../src/search/SearchIndex.js'
import { readVersions } from '../../src/search/sections/readVersions.js'

const locales = ['en', 'fr', 'ar']

const Document = z.looseObject({
  collection: z.string(),
  locale: z.string().default('en'),
  translationOf: z.string().optional(),
  slug: z.string().optional(),
  title: z.string().optional(),
  summary: z.string().optional(),
  body: z.string().optional(),
  bodyMarkdown: z.string().optional(),
  question: z.string().optional(),
  answer: z.string().optional(),
})

export const Question = z.object({
  q: z.string(),
  locale: z.string(),
  kind: z.enum(['answerable', 'near', 'off']),
  tag: z.string().optional(),
  /** The pages that answer it, `collection/slug` or `faq:` and how its question begins, between bars. */
  source: z.string().optional(),
  /** What an answer must hold, and what it must not, as regular expressions. */
  fact: z.string().optional(),
  mustNot: z.string().optional(),
  /** Earlier questions of the conversation. */
  before: z.array(z.string()).default([]),
})

export type Question = z.output<typeof Question>

/** A short query in other words than those of the page that it is after. */
const Query = Question.pick({ q: true, source: true }).extend({ locale: z.string().default('en') })

const Corpus = z.object({
  brand: z.string(),
  docs: z.array(Document),
  questions: z.array(Question),
  queries: z.array(Query).default([]),
})

export type Corpus = {
  name: string
  questions: Question[]
  queries: z.output<typeof Query>[]
  index: SearchIndex
  inMemory: Index
}

/** The corpora of a folder of JSON files, each in an index of its own. */
export function readCorpora(folder: string): Corpus[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => {
    const corpus = Corpus.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const { docs, questions, queries } = corpus
    return {
      ...{ name: basename(file, '.json'), queries, questions: thinned(questions) },
      ...indexOf(docs),
    }
  })
}

/** Of a large corpus every n-th question, so that it does not outweigh the others. */
const mostQuestions = 200

function thinned(questions: Question[]): Question[] {
  const step = Math.ceil(questions.length / mostQuestions)
  return questions.filter((_, at) => at % step === 0)
}

type Document = z.output<typeof Document>

function indexOf(docs: readonly Document[]): Pick<Corpus, 'index' | 'inMemory'> {
  const index = createIndex({ locales })
  for (const [at, document] of docs.entries()) {
    const { locale, slug = `faq-${String(at)}` } = document
    const isTranslated = docs.some(
      ({ translationOf }) => translationOf !== undefined && translationOf === nameOf(document),
    )
    const shown = locale === 'en' && !isTranslated ? locales : [locale]
    const fields = fieldsOf(document)
    for (const version of readVersions(
      { id: slug, slug, updatedAt: '2026-01-01T00:00:00.000Z', ...fields },
      { declaration: declarationOf(document), collection: document.collection, locales: [locale] },
    )) {
      index.put({ ...version, locales: shown })
    }
  }
  const serverUrl = 'http://localhost:3000'
  const answers = createAnswers(index, { serverUrl, declarations: () => [] })
  const state = () => ({ isReady: true, documents: docs.length, sections: index.sections() })
  return { index: { ...answers, state }, inMemory: index }
}

const nameOf = ({ slug, question }: Document) => slug ?? question

function fieldsOf({ question, answer, title, summary, body, bodyMarkdown }: Document) {
  return {
    title: title ?? question,
    ...(summary && { summary }),
    ...(answer && { answer }),
    ...(body && { answer: body }),
    ...(bodyMarkdown && { body: { root: { children: blocksOf(bodyMarkdown) } } }),
  }
}

function declarationOf({ collection }: Document) {
  const type = collection.replace(/ies$/, 'y').replace(/s$/, '')
  const fields = [{ name: 'summary', weight: 2 }, { name: 'answer' }, { name: 'body' }]
  return {
    type,
    path: type === 'faq' ? '/questions#:id' : `/${collection}/:slug`,
    title: 'title',
    fields,
  }
}

const text = (value: string): Block => ({ type: 'text', text: value.replaceAll(/\*\*|__|`/g, '') })

/** Markdown as Payload's editor keeps it: a table is a paragraph whose rows are lines. */
type Block = { type: string; text?: string; children?: Block[] }

function blocksOf(markdown: string): Block[] {
  return markdown.split(/\n{2,}/).flatMap((block): Block[] => {
    const lines = block.split('\n').filter(Boolean)
    const [first = ''] = lines
    if (first.startsWith('#')) {
      const heading = { type: 'heading', children: [text(first.replace(/^#+\s*/, ''))] }
      const rest = lines.slice(1).join('\n')
      return [heading, ...(rest ? blocksOf(rest) : [])]
    }
    if (/^(?:[-*]|\d+\.)\s/.test(first)) {
      const items = lines.map((line) => text(line.replace(/^(?:[-*]|\d+\.)\s+/, '')))
      return [
        { type: 'list', children: items.map((item) => ({ type: 'listitem', children: [item] })) },
      ]
    }
    const children = lines.flatMap((line, at): Block[] =>
      at === 0 ? [text(line)] : [{ type: 'linebreak' }, text(line)],
    )
    return [{ type: 'paragraph', children }]
  })
}

/** Whether a page is one of those that answer a question. */
export function isSource(
  { source = '' }: Pick<Question, 'source'>,
  { title, url }: { title: string; url: string },
): boolean {
  const path = new URL(url).pathname.slice(1)
  return source
    .split('|')
    .some((one) => (one.startsWith('faq:') ? title.startsWith(one.slice(4)) : path === one))
}

/** Whether a text matches a pattern of the corpus; never where there is none. */
export function has(pattern: string | undefined, text: string): boolean {
  return pattern !== undefined && new RegExp(pattern, 'iu').test(text)
}

/** Asks a question as the assistant would be asked, with these weights. */
export function ask({ index }: Corpus, { q, before, locale }: Question, weights: Weights): Finding {
  return retrieve({
    index,
    query: readMessage(q).query,
    earlier: before.at(-1),
    locales: [...new Set([locale, 'en'])],
    siteFacts: new Map(),
    now: 0,
    weights,
  })
}
