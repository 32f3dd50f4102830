import { describe, expect, test } from '@jest/globals'

import { richText } from '../../../../src/app/(site)/_parts/RichText.js'

const serverUrl = 'https://foyer.example'
const html = (text: string) => richText(text, { serverUrl, link: (path) => `${path}?locale=fr` })

describe('richText', () => {
  test('keeps the language in links of our own, relative or absolute', () => {
    expect(html('<a href="/pages/about">a</a>')).toBe('<a href="/pages/about?locale=fr">a</a>')
    expect(html('<a href="https://foyer.example/pages/about">a</a>')).toBe(
      '<a href="/pages/about?locale=fr">a</a>',
    )
  })

  test('leaks neither the page nor its address to other sites', () => {
    for (const href of ['https://other.example/', '//other.example/']) {
      expect(html(`<a href="${href}">a</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer">a</a>`,
      )
    }
  })

  test('does not take a longer host name for our own', () => {
    expect(html('<a href="https://foyer.example.evil.example/">a</a>')).toContain('noreferrer')
  })

  test('leaves mail links alone', () => {
    expect(html('<a href="mailto:a@b.example">a</a>')).toBe('<a href="mailto:a@b.example">a</a>')
  })

  test('leaves what is escaped escaped', () => {
    const attack = '<a href="/pages/a?x=&quot;&gt;&lt;script&gt;&amp;y">a</a>'
    expect(html(attack)).toBe('<a href="/pages/a?x=&quot;&gt;&lt;script&gt;&amp;y?locale=fr">a</a>')
  })

  test('loads pictures only when they are needed', () => {
    expect(html('<img alt="" src="https://foyer.example/api/media/file/a.png">')).toBe(
      '<img loading="lazy" decoding="async" alt="" src="/api/media/file/a.png">',
    )
  })

  test('holds no style in its markup, and says how it looks to the stylesheet', () => {
    const made =
      '<p style="text-align: center;padding-inline-start: 80px;">a style="x"</p><li style="">b</li>'
    expect(html(made)).toBe('<p data-style="center indent-2">a style="x"</p><li>b</li>')
    const list = '<li class="nested" style="list-style-type: none;">c</li>'
    expect(html(list)).toBe('<li class="nested" data-style="unmarked">c</li>')
    expect(html('<td style="background-color: &quot;;text-align: a b">d</td>')).toBe('<td>d</td>')
  })
})
