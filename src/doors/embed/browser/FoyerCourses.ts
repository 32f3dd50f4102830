import type { Course } from '../../../modules/learning/courseSchemas.js'
import { fill } from '../../../platform/words.js'
import { read } from './api.js'
import { h, link } from './dom.js'
import { FoyerElement } from './FoyerElement.js'

const filters = ['q', 'level', 'format', 'topic', 'language', 'sort', 'limit']

/** `<foyer-courses level="foundation" limit="3">`: the catalogue, with the filters of its API as attributes. */
export class FoyerCourses extends FoyerElement {
  static observedAttributes = [...filters, 'heading', 'lang']

  protected override async open(signal: AbortSignal): Promise<void> {
    const { courses: words } = this.words
    const chosen = filters.map((name) => [name, this.attribute(name)]).filter(([, value]) => value)
    const query = new URLSearchParams([...chosen, ['locale', this.locale]])
    const { docs } = await read<{ docs: Course[] }>(`/lms/courses?${String(query)}`, { signal })
    if (docs.length === 0) this.show(h('p', {}, words.none))
    else
      this.show(
        this.heading(words.title),
        h('ul', { class: 'cards' }, ...docs.map((course) => this.#card(course))),
      )
  }

  #card({ title, summary, url, level, format, price, sessions }: Course): HTMLElement {
    const { courses: words } = this.words
    const named = (names: Record<string, string>, key: string | null) => key && names[key]
    const now = new Date().toISOString()
    const next = sessions.find(({ startsAt, status }) => startsAt > now && status !== 'cancelled')
    const facts = [
      named(words.levels, level),
      named(words.formats, format),
      price?.amount ? this.money(price.amount, price.currency) : words.free,
    ]
    const date = next && fill(words.next, { day: this.day(next.startsAt, next.timeZone) })
    return h(
      'li',
      {},
      link(url, title),
      h('p', { dir: 'auto' }, summary),
      h('p', { class: 'muted' }, facts.filter(Boolean).join(' · ')),
      h(
        'p',
        { class: 'muted' },
        date ?? (sessions.length > 0 ? words.noDate : words.anyTime),
        next?.status === 'full' && ` (${words.full})`,
      ),
    )
  }
}
