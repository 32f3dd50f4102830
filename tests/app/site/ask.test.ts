import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { visitPage } from './visitPage.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  const course = {
    title: 'Walrus care',
    slug: 'walrus-care',
    summary: 'How a walrus house is kept.',
  }
  const page = {
    title: 'Walrus house',
    slug: 'walrus-house',
    summary: 'Where walruses live & what a walrus house needs.',
    bodyMarkdown: 'A walrus house has a pool. A walrus house has ice.',
  }
  for (const [collection, json] of [['courses', course] as const, ['pages', page] as const]) {
    const published = { ...json, _status: 'published' }
    await foyer.callAsAdmin(`/api/${collection}`, { method: 'POST', json: published })
  }
  await foyer.platform.search.settled()
})
afterAll(() => foyer.stop())

const ask = async (question: string) =>
  (await visitPage('ask', '/ask', { form: { question } })).html

describe('the page of questions', () => {
  test('shows the answer with a link to the source of each number', async () => {
    const html = await ask('What is the walrus house?')
    expect(html).toContain('Where walruses live &amp; what a walrus house needs.')
    expect(html).toContain('<a href="#source-1">[1]</a>')
    expect(html).toMatch(/<li id="source-1" value="1"><a href="\/pages\/walrus-house"/)
  })

  test('says what to do about a form that is far too long', async () => {
    const { status, html } = await visitPage('ask', '/ask', {
      form: { question: 'x'.repeat(66_000) },
    })
    expect(status).toBe(413)
    expect(html).toContain('We couldn’t accept this form')
  })

  test('keeps apart what it answers from and what it only found', async () => {
    const html = await ask('What is the walrus house?')
    const [before = '', after = ''] = html.split('<ul class="ask-related">')
    expect(before).not.toContain('/courses/walrus-care')
    expect(after).toContain('href="/courses/walrus-care"')
  })

  test('says a fact once, not again as the excerpt of its source', async () => {
    const html = await ask('How much does the walrus care course cost?')
    expect(html.match(/“Walrus care” is free/g)).toHaveLength(1)
    expect(html).toMatch(/<li id="source-1" value="1"><a href="\/courses\/walrus-care"/)
    expect(html).not.toContain('ask-related')
  })

  test('leads to the list of what does not fit into the answer', async () => {
    for (let at = 1; at < 8; at += 1) {
      const json = {
        title: `Seal ${at}`,
        slug: `seal-${at}`,
        summary: 'Seals.',
        _status: 'published',
      }
      await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
    }
    await foyer.platform.search.settled()
    expect(await ask('Which courses are free?')).toMatch(
      /more\. <a href="\/courses">[^<]+\/courses</,
    )
  })

  test('offers a person and names no source if the content has no answer', async () => {
    const html = await ask('Who painted the Night Watch in Amsterdam?')
    expect(html).not.toContain('ask-sources')
    expect(html).toMatch(/class="ask-handoff"><a class="button" href="\/contact"/)
    const form = { question: 'Qui a peint la Ronde de nuit ?' }
    const french = await visitPage('ask', '/ask?locale=fr', { form })
    expect(french.html).toMatch(/class="ask-handoff"><a class="button" href="\/contact\?locale=fr"/)
  })

  test('says when to come back to who asks too much, to programs too', async () => {
    const form = { rated: 'unknown', helpful: 'yes' }
    const visit = () => visitPage('ask', '/ask', { form, client: '203.0.113.9' })
    let answer = await visit()
    expect(answer.status).toBe(422)
    for (let at = 0; at < 200 && answer.status === 422; at += 1) answer = await visit()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
