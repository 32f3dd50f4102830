import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey } from '../../support/adminKey.js'
import { type Demo, startDemo } from '../../support/startDemo.js'
import { visitPage } from './visitPage.js'

let foyer: Demo
beforeAll(async () => {
  foyer = await startDemo({
    SERVER_URL: 'http://localhost:3000',
    ADMIN_API_KEY: adminKey,
    ADMIN_API_KEY_ROLE: 'admin',
  })
})
afterAll(() => foyer.stop())

const callAsAdmin = (path: string, init: { method?: string; json?: unknown } = {}) =>
  fetch(foyer.url + path, {
    method: init.method,
    headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
    body: JSON.stringify(init.json),
  })

const plain = ['', 'courses', 'partners', 'policies', 'questions', 'contact', 'demo', 'brochures']
const others = ['cost-of-ownership', 'payments/links', 'ask', 'search', 'learn/sign-in']
const documents = ['courses', 'pages', 'policies', 'forms'] as const

/** The two courses that are written in the language they are taught in, whatever the page's. */
const foreign = ['comprendre-le-reglement-ia', 'hawkamat-al-dhaka-al-istinai']

/** Of courses, one that everybody may read each. */
const lessons = [
  { course: 'ai-literacy-essentials', lesson: 'prediction-not-knowledge' },
  { course: 'article-50-transparency-clinic', lesson: 'five-paragraphs' },
]

type Address = { route: string; path: string; params?: Record<string, string> }

/** The routes of the public pages with their addresses. */
async function addresses(): Promise<Address[]> {
  const found = documents.map(async (collection) => {
    const { docs } = await foyer.payload.find({ collection, depth: 0, limit: 0 })
    const slugs = docs
      .map(({ slug }) => slug)
      .filter((slug) => !['home', ...foreign].includes(slug))
    return slugs.map((slug) => ({
      route: `${collection}/[slug]`,
      path: `/${collection}/${slug}`,
      params: { slug },
    }))
  })
  const samples = lessons.map((params) => ({
    route: 'learn/[course]/[lesson]',
    path: `/learn/${params.course}/${params.lesson}`,
    params,
  }))
  const listed = [...plain, ...others].map((route) => ({ route, path: `/${route}` }))
  return [...listed, ...samples, ...(await Promise.all(found)).flat()]
}

const isVoid = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/
const isNoText = /^(?:script|style|svg|code|address|title)$/

/** The texts of a page, each with the language it is marked with. */
function textsOf(html: string): { text: string; lang: string }[] {
  const open = [{ tag: '', lang: '', isText: true }]
  const texts: { text: string; lang: string }[] = []
  for (const [, text = '', end, tag = '', rest = ''] of html.matchAll(
    /([^<]*)<(\/?)([a-z0-9-]+)((?:"[^"]*"|[^">])*)>/gi,
  )) {
    const here = open.at(-1) ?? { tag, lang: '', isText: true }
    if (here.isText && text.trim()) texts.push({ text: text.trim(), lang: here.lang })
    if (end) while (open.length > 1 && open.pop()?.tag !== tag);
    else if (!isVoid.test(tag) && !rest.endsWith('/')) {
      const lang = / lang="([a-z-]+)"/i.exec(rest)?.[1] ?? here.lang
      open.push({ tag, lang, isText: here.isText && !isNoText.test(tag) })
    }
  }
  return texts
}

/** Names and addresses are the same in every language; what has three words in small letters is not. */
const isSentence = (text: string) =>
  !text.includes('@') && (text.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= 3

describe('a course without a language, of which only the title is in French', () => {
  const slug = 'splices'
  const summary = 'What holds a rope'
  const course = { title: 'Splices and seizings', slug, summary, language: null }
  beforeAll(async () => {
    const json = { ...course, bodyMarkdown: 'Bring your own rope.', _status: 'published' }
    const answer = await callAsAdmin('/api/courses', { method: 'POST', json })
    const { doc } = (await answer.json()) as { doc: { id: string } }
    const french = { title: 'Épissures', summary: 'Ce qui tient' }
    const path = `/api/courses/${doc.id}?locale=fr`
    expect((await callAsAdmin(path, { method: 'PATCH', json: french })).status).toBe(200)
    await foyer.platform.search.settled()
  })
  afterAll(async () => {
    const { payload } = foyer
    await payload.delete({ collection: 'courses', where: { slug: { equals: slug } } })
  })

  const languageOf = async (text: string, locale: string, route = 'courses/[slug]') => {
    const path = route === 'courses' ? `/courses?q=${slug}` : `/courses/${slug}?`
    const { html } = await visitPage(route, `${path}&locale=${locale}`, { params: { slug } })
    return textsOf(html).find((one) => one.text === text)?.lang
  }

  test('has its title in French, and its text marked as English', async () => {
    expect(await languageOf('Épissures', 'fr')).toBe('fr')
    expect(await languageOf('Bring your own rope.', 'fr')).toBe('en')
  })

  test('is marked as English in Arabic, on its page and in lists', async () => {
    expect(await languageOf(course.title, 'ar')).toBe('en')
    expect(await languageOf('Bring your own rope.', 'ar')).toBe('en')
    expect(await languageOf(course.summary, 'ar', 'courses')).toBe('en')
  })

  test('whose text alone is in French has it unmarked there', async () => {
    const { payload } = foyer
    const where = { slug: { equals: slug } }
    const { id } = (await payload.find({ collection: 'courses', where })).docs[0] ?? {}
    const change = (query: string, json: object) =>
      callAsAdmin(`/api/courses/${String(id)}?${query}`, { method: 'PATCH', json })
    await change('locale=en', { bodyMarkdown: '' })
    await change('locale=fr', { title: null, bodyMarkdown: 'Apportez votre corde.' })
    expect(await languageOf(course.title, 'fr')).toBe('en')
    expect(await languageOf('Apportez votre corde.', 'fr')).toBe('fr')
  })
})

describe('a page of parts of which some are in French', () => {
  const slug = 'harbour'
  const at = `/api/pages`
  const hero = { blockType: 'hero', heading: 'Come into the harbour', drawing: 'none' }
  const text = {
    blockType: 'text',
    heading: 'Where to moor',
    bodyMarkdown: 'Ask at the pier. '.repeat(9),
  }
  let id = ''
  beforeAll(async () => {
    const json = { title: 'The harbour', slug, blocks: [hero, text], _status: 'published' }
    const answer = await callAsAdmin(at, { method: 'POST', json })
    ;({ id } = ((await answer.json()) as { doc: { id: string } }).doc)
  })
  afterAll(() => foyer.payload.delete({ collection: 'pages', id }))

  const inFrench = async (changes: readonly object[]) => {
    const path = `${at}/${id}?locale=fr&fallback-locale=none&depth=0`
    const { blocks } = (await (await callAsAdmin(path)).json()) as { blocks: object[] }
    const json = {
      title: 'Le port',
      blocks: blocks.map((block, index) => ({ ...block, ...changes[index] })),
      _status: 'published',
    }
    expect((await callAsAdmin(path, { method: 'PATCH', json })).status).toBe(200)
    return visitPage('pages/[slug]', `/pages/${slug}?locale=fr`, { slug })
  }
  const languageOf = (html: string, text: string) =>
    textsOf(html).find((one) => one.text.startsWith(text))?.lang

  test('is English as a whole, and says so, while most of it is', async () => {
    const { html } = await inFrench([{ heading: 'Entrez au port' }])
    expect(languageOf(html, hero.heading)).toBe('en')
    expect(languageOf(html, 'Ask at the pier.')).toBe('en')
    expect(html).toContain('<p class="note">')
    expect(html).not.toContain('Entrez au port')
    expect(html).not.toContain('rel="alternate" hrefLang="fr"')
  })

  test('is French once most of it is', async () => {
    const { html } = await inFrench([{}, { bodyMarkdown: 'Demandez sur la jetée. '.repeat(9) }])
    expect(languageOf(html, 'Entrez au port')).toBe('fr')
    expect(languageOf(html, 'Demandez sur la jetée.')).toBe('fr')
    expect(html).not.toContain('<p class="note">')
    expect(html).toContain('rel="alternate" hrefLang="fr"')
  })
})

describe('the sample site in another language', () => {
  test.each(['fr', 'ar'])(
    'has no English sentence in %s that is not marked as English',
    async (locale) => {
      const faults: string[] = []
      const { docs } = await foyer.payload.find({
        ...{ collection: 'courses', where: { slug: { in: foreign } }, depth: 0 },
      })
      const theirs = docs.flatMap(({ title, summary }) => [title, summary])
      for (const { route, path, ...visit } of await addresses()) {
        const english = await visitPage(route, path, visit)
        const page = await visitPage(route, `${path}?locale=${locale}`, visit)
        expect([path, english.status, page.status]).toEqual([path, 200, 200])
        const known = new Set(textsOf(english.html).map(({ text }) => text))
        for (const text of theirs) known.delete(text)
        for (const { text, lang } of textsOf(page.html)) {
          if (lang === locale && known.has(text) && isSentence(text))
            faults.push(`${path}: ${text}`)
        }
      }
      expect(faults).toEqual([])
    },
  )

  test.each(['fr', 'ar'])('offers the pages and questions of the menu in %s', async (locale) => {
    const { html } = await visitPage('pages/[slug]', `/pages/services?locale=${locale}`, {
      slug: 'services',
    })
    expect(textsOf(html).filter(({ lang, text }) => lang === 'en' && text !== 'English')).toEqual(
      [],
    )
    const questions = await visitPage('questions', `/questions?locale=${locale}`)
    expect(questions.html).not.toContain('lang="en" class="question"')
    expect(questions.html).not.toContain('class="question" lang="en"')
  })

  test.each(['ai-literacy-essentials', ...foreign])(
    'says so of %s to link previews and to search engines',
    async (slug) => {
      const { html } = await visitPage('courses/[slug]', `/courses/${slug}?locale=ar`, { slug })
      const linked = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1]
      const course = JSON.parse(linked ?? '') as Record<string, unknown>
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
      expect(course).toMatchObject({ url: canonical, offers: { url: canonical } })
      expect(course['@id']).toBe(`http://localhost:3000/courses/${slug}`)
      expect(html).toContain('<meta property="og:locale" content="ar_AR"/>')
      expect(html).toContain(`<meta property="og:image:alt" content="${String(course['name'])}"/>`)
    },
  )
})
