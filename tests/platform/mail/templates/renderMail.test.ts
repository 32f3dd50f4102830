import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { mailColors } from '../../../../src/platform/mail/templates/mailColors.js'
import type { MailMessage } from '../../../../src/platform/mail/templates/MailMessage.js'
import { renderMail } from '../../../../src/platform/mail/templates/renderMail.js'
import { sampleBrand } from './sampleBrand.js'

const link = 'https://harbour.example/admin?a=1&b=2'

const message: MailMessage = {
  brand: sampleBrand,
  locale: 'en',
  subject: 'A course begins',
  preheader: 'On Monday, online.',
  blocks: [
    { kind: 'paragraph', text: 'Your course begins on Monday.' },
    { kind: 'list', items: ['Bring a notebook', 'Join five minutes early'] },
    { kind: 'code', code: '402917' },
    { kind: 'button', label: 'Open the course', url: link },
    { kind: 'footnote', text: 'The link is yours alone.' },
  ],
  reason: 'You receive this mail because you are enrolled.',
}

describe('the text part', () => {
  test('says everything by itself, in order, with the addresses that buttons lead to', () => {
    expect(renderMail(message).text).toBe(
      [
        'A course begins',
        'Your course begins on Monday.',
        '- Bring a notebook\n- Join five minutes early',
        '402917',
        `Open the course:\n${link}`,
        'The link is yours alone.',
        '--',
        'You receive this mail because you are enrolled.\n' +
          'Harbour Academy Ltd, 12 Quay Street, Dublin\nhttps://harbour.example',
      ].join('\n\n'),
    )
  })

  test('has the space before a colon that French has', () => {
    const rows = [{ label: 'Total', value: '490 €' }]
    const [table, button] = [{ kind: 'table', rows } as const, message.blocks[3]]
    const blocks = [table, ...(button ? [button] : [])]
    const { text } = render({ locale: 'fr', blocks })
    expect(text).toContain(`Total\u00a0: 490 €\n\nOpen the course\u00a0:\n${link}`)
  })

  test('is not escaped', () => {
    const text = 'Risk & <control>'
    expect(render({ blocks: [{ kind: 'paragraph', text }] }).text).toContain(text)
  })
})

describe('the HTML part', () => {
  test('says what the text says', () => {
    const shown = wordsOf(renderMail(message).html)
    const text = renderMail(message).text.replace(link, '').replace('https://', '')
    const words = text.split(/[\s,:-]+/).filter(Boolean)
    for (const word of words) expect(shown).toContain(word)
  })

  test('keeps references and order numbers on one line and apart from the text around them', () => {
    const [reference, order] = ['LD-136T1HXQPYYAH8M5', '01KBX3Q7M2V8N4R6T9W1Y5Z0AC']
    const blocks = [
      { kind: 'paragraph', text: `رقمك المرجعي ${reference}. اذكره & راسلنا.` },
      { kind: 'list', items: [`رقم الطلب: ${order}`] },
    ] as const
    const { html, text } = render({ locale: 'ar', subject: `New lead ${reference}`, blocks })
    const kept = (value: string) => `<bdi style="white-space:nowrap">${value}</bdi>`
    expect(html).toContain(`رقمك المرجعي ${kept(reference)}. اذكره &amp; راسلنا.`)
    expect(html).toContain(`رقم الطلب: ${kept(order)}</li>`)
    expect(html).toContain(`New lead ${kept(reference)}</h1>`)
    expect(html).toContain(`<title>New lead ${reference}</title>`)
    expect(text).not.toContain('<bdi')
  })

  test('shows a link beside the button as text', () => {
    const other = { kind: 'link', label: 'Show on the map', url: link } as const
    const { html, text } = render({ blocks: [other] })
    expect(html).toMatch(/<p [^>]*><a href="[^"]+" class="brand"[^>]*>Show on the map<\/a><\/p>/)
    expect(text).toContain(`Show on the map:\n${link}`)
  })

  test('names its language and direction where Gmail keeps them, too', () => {
    const { html } = render({ locale: 'ar' })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toMatch(/<div role="article"[^>]* lang="ar" dir="rtl"/)
    expect(html).toContain('text-align:right')
    expect(html).not.toContain('text-align:left')
    expect(renderMail(message).html).toContain('<html lang="en" dir="ltr">')
  })

  test('has one column of 600 px, in Outlook as well', () => {
    const { html } = renderMail(message)
    expect(html).toContain('<div style="max-width:600px;margin:0 auto">')
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"/)
    expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(2)
  })

  test('breaks a word that is wider than a phone, such as Informationssicherheitsmanagement', () => {
    const cells = renderMail(message).html.match(/<td class="(?:card|page-note)"[^>]*>/g) ?? []
    expect(cells).toHaveLength(2)
    for (const cell of cells) expect(cell).toContain('overflow-wrap:anywhere')
  })

  test('loads nothing and follows nobody', () => {
    const { html } = renderMail(message)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form|svg|video)\b|url\(|@import|src=/i)
    expect(hrefsOf(html)).toEqual([link.replace('&', '&amp;'), 'https://harbour.example/'])
  })

  test('tells the client that it has a dark scheme, and has one', () => {
    const { html } = renderMail(message)
    const [dark, light] = [
      mailColors(sampleBrand.colors, 'dark'),
      mailColors(sampleBrand.colors, 'light'),
    ]
    const sheet = /@media \(prefers-color-scheme:dark\)\{(.*)\}/.exec(html)?.[1]
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    for (const color of Object.values(dark)) expect(sheet).toContain(color)
    for (const color of Object.values(light)) {
      expect(html.slice(html.indexOf('<body'))).toContain(color)
    }
  })

  test('has a class in the sheet for every coloured element', () => {
    const { html } = renderMail(message)
    const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)
    expect(classes.length).toBeGreaterThan(10)
    for (const name of new Set(classes)) expect(html).toContain(`.${String(name)}{`)
  })

  test('shows a code in groups that are copied as one', () => {
    expect(wordsOf(render({ blocks: [{ kind: 'code', code: '402917' }] }).html)).toContain('402917')
    const eight = render({ blocks: [{ kind: 'code', code: '40291738' }] }).html
    expect(eight).toMatch(/>4029<span style="margin-left:\d+px">1738<\/span>/)
    expect(eight).toContain('tabular-nums')
  })

  test('keeps what follows the preheader out of lists of mails', () => {
    const { html } = renderMail(message)
    const hidden = /<div style="display:none[^>]*>(.*?)<\/div>/.exec(html)?.[1] ?? ''
    expect(hidden.startsWith(message.preheader)).toBe(true)
    expect(hidden.match(/&nbsp;/g)?.length).toBeGreaterThan(100)
  })
})

describe('words', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '</title><script>alert(1)</script>',
      '" onmouseover="alert(1)',
      "'><img src=x onerror=alert(1)>",
      '<!--[if mso]>',
      '-->',
      '&lt;b&gt; & &amp;',
      '$& $1 $$',
    ),
  )

  test('stay words: no text adds, closes or changes an element, and all of it is shown', () => {
    fc.assert(
      fc.property(hostile, (given) => {
        const text = given.replaceAll('\n', ' ')
        const { html } = said(text)
        expect(skeletonOf(html)).toEqual(skeletonOf(said('x').html))
        // Title, label, preheader, heading, name, two lines of the sender, reason, and five in the blocks.
        if (text !== '') expect(html.split(escaped(text)).length - 1).toBeGreaterThanOrEqual(13)
      }),
    )
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '/relative', ''])(
    'as a link lead nowhere but to the web: %p is refused',
    (url) => {
      const blocks = [{ kind: 'button', label: 'Open', url }] as const
      expect(() => render({ blocks })).toThrow(RangeError)
      expect(() => render({ brand: { ...sampleBrand, url } })).toThrow(RangeError)
    },
  )

  test('as a link cannot leave their attribute', () => {
    const url = 'https://harbour.example/?q="><script>alert(1)</script>'
    const { html } = render({ blocks: [{ kind: 'button', label: 'Open', url }] })
    expect(html).not.toContain('<script')
  })
})

function render(change: Partial<MailMessage>) {
  return renderMail({ ...message, ...change })
}

/** A mail in which every text is this one. */
function said(text: string) {
  return renderMail({
    brand: { ...sampleBrand, name: text, legalName: text, address: text },
    locale: 'en',
    subject: text,
    preheader: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'list', items: [text, text] },
      { kind: 'button', label: text, url: link },
      { kind: 'footnote', text },
    ],
    reason: text,
  })
}

/** Every tag and comment in order, without what stands in the one attribute that holds words. */
function skeletonOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/aria-label="[^"]*"/, ''))
}

function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<h1'))
  return body.replace(/<[^>]*>/g, '')
}

function hrefsOf(html: string): (string | undefined)[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
