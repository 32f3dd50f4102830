import { Marked } from 'marked'

import { slugOf } from './readReference.js'

/** Our own texts: guides, and what the OpenAPI document says in CommonMark. */
const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = slugOf(text.replaceAll('`', ''))
      return `<h${String(depth)} id="${id}">${this.parser.parseInline(tokens)}</h${String(depth)}>\n`
    },
    table(token) {
      const cells = (row: typeof token.header, tag: string) =>
        row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
      const head = `<thead><tr>${cells(token.header, 'th')}</tr></thead>`
      return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${rows}</tbody></table></div>`
    },
    code({ text, lang = '' }) {
      const [language = ''] = lang.split(' ')
      return codeBlock(text, language)
    },
  },
})

export function htmlOf(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** A block of code that can be scrolled by keyboard, too. */
export function codeBlock(code: string, language: string): string {
  const name = language ? ` in ${language}` : ''
  return `<pre tabindex="0" role="group" aria-label="Code${name}"><code>${escaped(code)}</code></pre>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
