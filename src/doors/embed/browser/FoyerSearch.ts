import type { z } from 'zod'

import type { SearchPage } from '../../../modules/discovery/schemas.js'
import { fill } from '../../../platform/words.js'
import { origin, read } from './api.js'
import { h, link } from './dom.js'
import { FoyerElement } from './FoyerElement.js'

type Found = z.output<typeof SearchPage>

const pauseMs = 180

type Parts = Record<'status' | 'list' | 'rest', HTMLElement>

/** `<foyer-search limit="5">`: results while typing. */
export class FoyerSearch extends FoyerElement {
  static observedAttributes = ['limit', 'lang']

  #asked = new AbortController()

  protected override open(left: AbortSignal): Promise<void> {
    const { search: words } = this.words
    const status = h('p', { role: 'status', class: 'muted' })
    const list = h('ul', { class: 'list' })
    const parts = { status, list, rest: h('p', { class: 'rest' }) }
    const input = h('input', { type: 'search', id: 'q', maxlength: 200, autocomplete: 'off' })
    const find = () => void this.#find(input.value.trim(), parts)
    let timer: ReturnType<typeof setTimeout> | undefined
    input.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(find, pauseMs)
    })
    left.addEventListener('abort', () => this.#asked.abort())
    const submit = (event: Event) => {
      event.preventDefault()
      const q = input.value.trim()
      // On our own site the whole list is one key away; another site keeps its visitors.
      if (q && location.origin === origin) location.assign(this.#pageOf(q))
      else find()
    }
    const button = h('button', { type: 'submit' }, words.submit)
    const row = h('div', { class: 'row' }, input, button)
    const form = h('form', { role: 'search', submit }, h('label', { for: 'q' }, words.label), row)
    const keydown = (event: Event) => moveFocus(event as KeyboardEvent, input)
    this.show(h('div', { keydown }, form, status, list, parts.rest))
    if (this.hasAttribute('autofocus')) input.focus()
    return Promise.resolve()
  }

  /** Shows what is found for the words; an earlier search that is still under way no longer counts. */
  async #find(q: string, { list, status, rest }: Parts) {
    const { search: words } = this.words
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    const limit = this.attribute('limit') || '5'
    const path = `/search?${String(new URLSearchParams({ q, limit, locale: this.locale }))}`
    try {
      const { docs, totalDocs } = q
        ? await read<Found>(path, { signal })
        : { docs: [], totalDocs: undefined }
      list.replaceChildren(...docs.map((hit) => this.#hit(hit)))
      const isMore = totalDocs !== undefined && totalDocs > docs.length
      const all = isMore && link(this.#pageOf(q), fill(words.all, { count: totalDocs }))
      rest.replaceChildren(...(all ? [all] : []))
      if (totalDocs === undefined) status.textContent = ''
      else if (totalDocs > 0) status.textContent = this.plural(words.found, totalDocs)
      else status.textContent = `${words.none}. ${words.noneHelp}`
    } catch {
      if (signal.aborted) return
      // What was found for other words would pass for what is found for these.
      for (const part of [list, rest]) part.replaceChildren()
      status.textContent = words.failed
    }
  }

  /** Where the service shows all that is found for the words. */
  #pageOf(q: string): string {
    return `${origin}/search?${String(new URLSearchParams({ q, locale: this.locale }))}`
  }

  #hit({ type, title, url, excerpt, highlights }: Found['docs'][number]): HTMLElement {
    const kind = (this.words.search.types as Record<string, string>)[type]
    return h(
      'li',
      {},
      link(url, title),
      kind && h('span', { class: 'tag' }, kind),
      h('p', { dir: 'auto' }, ...marked(excerpt, highlights)),
    )
  }
}

/** The arrow keys lead from the field through the results and back. */
function moveFocus(event: KeyboardEvent, input: HTMLInputElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const all = event.currentTarget as HTMLElement
  const stops: Element[] = [input, ...all.querySelectorAll('a')]
  const next = step && stops[stops.indexOf(event.target as Element) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** The excerpt with what was searched for marked; the offsets are of UTF-16, as in JavaScript. */
function marked(text: string, highlights: [number, number][]) {
  let at = 0
  const parts = highlights.flatMap(([start, end]) => {
    const before = text.slice(at, start)
    at = end
    return [before, h('mark', {}, text.slice(start, end))]
  })
  return [...parts, text.slice(at)]
}
