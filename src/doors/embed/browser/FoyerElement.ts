import { shortMoney } from '../../../platform/formatMoney.js'
import { dateFormat, frenchFirst } from '../../../platform/intl.js'
import { readerLocale } from '../../../platform/readerLocale.js'
import type { ElementWords } from '../words/embedWords.js'
import { read, Refusal } from './api.js'
import { type Child, h } from './dom.js'

declare const STYLE: string
declare const LOCALES: string[]

type Settings = {
  locale: string
  direction: 'ltr' | 'rtl'
  theme: Record<'light' | 'dark', Record<string, string>>
  words: ElementWords
}

/** Where even the words could not be had. */
const unreachable = 'This cannot be shown now. Load the page again in a minute.'

const style = new CSSStyleSheet()
style.replaceSync(STYLE)

const settings = new Map<string, Promise<Settings>>()
let brand: CSSStyleSheet | undefined

/** Fetched once a language for all elements of a page. */
function settingsFor(locale: string): Promise<Settings> {
  const known = settings.get(locale) ?? read<Settings>(`/embed?locale=${locale}`)
  settings.set(locale, known)
  known.catch(() => settings.delete(locale))
  return known
}

/** The brand's colours behind the page's own custom properties; a page is light unless the element says otherwise. */
function brandSheet({ light, dark }: Settings['theme']): CSSStyleSheet {
  if (brand) return brand
  const declare = (theme: Record<string, string>, scheme: string) =>
    `{color-scheme:${scheme};${Object.entries(theme)
      .map(([name, value]) => `--brand-${name}:${value}`)
      .join(';')}}`
  brand = new CSSStyleSheet()
  brand.replaceSync(
    `:host${declare(light, 'light')}:host([theme=dark])${declare(dark, 'dark')}` +
      `@media(prefers-color-scheme:dark){:host([theme=auto])${declare(dark, 'dark')}}`,
  )
  return brand
}

/** What the elements share: shadow root, language, brand, and that nothing is loaded before it is nearly in view. */
export abstract class FoyerElement extends HTMLElement {
  protected locale = 'en'
  #formats = 'en-GB'
  declare protected words: ElementWords
  /** Until it shows something of its own, the element shows what the page put into it. */
  #body = h('div', { class: 'body' }, h('slot'))
  #left: AbortController | undefined

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [style]
    root.append(this.#body)
  }

  /** Shows the element; `left` is aborted once it leaves the page or begins again. */
  protected abstract open(left: AbortSignal): Promise<void>

  connectedCallback(): void {
    this.#left = new AbortController()
    const { signal } = this.#left
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        void this.#start(signal)
      },
      { rootMargin: '300px' },
    )
    seen.observe(this)
    signal.addEventListener('abort', () => seen.disconnect())
  }

  disconnectedCallback(): void {
    this.#left?.abort()
  }

  /** Changed attributes count from the beginning, as they do where a framework sets them late. */
  attributeChangedCallback(): void {
    if (!this.isConnected) return
    this.disconnectedCallback()
    this.connectedCallback()
  }

  async #start(left: AbortSignal): Promise<void> {
    const asked = this.closest<HTMLElement>('[lang]')?.lang ?? navigator.language
    const locale = LOCALES.find((each) => asked.toLowerCase().startsWith(each)) ?? 'en'
    this.#body.setAttribute('aria-busy', 'true')
    try {
      const { direction, words, theme } = await settingsFor(locale)
      if (left.aborted) return
      Object.assign(this, { locale, words })
      this.#formats = readerLocale(locale, navigator.languages.join())
      Object.assign(this.#body, { lang: locale, dir: direction })
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [style, brandSheet(theme)]
      await this.open(left)
    } catch (error) {
      if (left.aborted) return
      if (!(error instanceof Refusal)) console.error(error)
      const { failed = unreachable } = (this.words as ElementWords | undefined) ?? {}
      // What the page put into the element, such as a form or a link, still works.
      this.show(this.firstElementChild ? h('slot') : h('p', { role: 'alert' }, failed))
    } finally {
      if (!left.aborted) this.#body.removeAttribute('aria-busy')
    }
  }

  protected show(...children: Child[]): void {
    this.#body.replaceChildren(...children.filter((child) => child !== false && child != null))
  }

  protected attribute(name: string): string {
    return this.getAttribute(name)?.trim() ?? ''
  }

  /** The heading of an element, at the level that fits the page: `heading="3"`; none with `heading="none"`. */
  protected heading(text: string): HTMLElement | undefined {
    const level = this.attribute('heading') || '2'
    if (level === 'none') return undefined
    const tag = (['h2', 'h3', 'h4'] as const).find((each) => each === `h${level}`) ?? 'h2'
    return h(tag, { tabindex: -1 }, text)
  }

  protected money(amount: number, currency: string): string {
    return shortMoney(amount, currency, this.#formats)
  }

  protected day(time: string, timeZone?: string): string {
    const format = dateFormat(this.#formats, { dateStyle: 'long', timeZone })
    return frenchFirst(format.format(new Date(time)), this.locale)
  }

  protected plural(forms: { other: string }, count: number): string {
    const rule = new Intl.PluralRules(this.locale).select(count)
    return ((forms as Record<string, string>)[rule] ?? forms.other).replace(
      '{count}',
      String(count),
    )
  }

  /** Tells the page what happened: `foyer-sent`, `foyer-answered`. */
  protected tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(`foyer-${name}`, { detail, bubbles: true, composed: true }))
  }
}
