'use client'

import { type ReactNode, useEffect } from 'react'

/**
 * What Payload’s screens lack for the keyboard and for screen readers, by rules that hold for all of them: names, and a
 * focus that is never lost. It also keeps what was typed into a list of texts.
 */
export function KeyboardAid({ children }: { children: ReactNode }) {
  useEffect(() => {
    const left = new AbortController()
    // On the window, before React hears of it and the list empties itself.
    const settings = { capture: true, signal: left.signal }
    window.addEventListener('focusout', ({ target }) => addTyped(target), settings)
    window.addEventListener('keydown', (event) => isSave(event) && addTyped(event.target), settings)
    window.addEventListener('keydown', leaveText, settings)
    const stopAiding = aid(left.signal)
    return () => {
      left.abort()
      stopAiding()
    }
  }, [])
  return children
}

const isSave = ({ ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key === 's'

/**
 * The tabulator goes on to the next field from a text, too. Its editor would indent with it, and nobody got past it with the
 * keyboard (WCAG 2.2, 2.1.2); in a list, where it makes a list within, Escape leaves.
 */
function leaveText(event: KeyboardEvent): void {
  const isText = event.target instanceof Element && event.target.matches('.ContentEditable__root')
  const isList = document.getSelection()?.anchorNode?.parentElement?.closest('li')
  if (event.key === 'Tab' && isText && !isList) event.stopPropagation()
}

/** Adds what was typed into a list of texts when the list is left or the document saved, as Enter does. */
function addTyped(target: EventTarget | null): void {
  const isList = target instanceof HTMLInputElement && target.matches('.text.has-many input')
  if (isList) target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

/** Lets the page settle: what closes itself gives the focus back in its own time. */
const settleMs = 100

/** Names what is new on the page, and finds the focus a place when it is lost, after each change. */
function aid(signal: AbortSignal): () => void {
  const visited: Place[] = []
  const settings = { capture: true, signal }
  window.addEventListener('focusin', ({ target }) => visit(visited, target), settings)
  let settling: ReturnType<typeof setTimeout> | undefined
  const changed = () => {
    settling ??= setTimeout(() => {
      settling = undefined
      nameControls()
      describeFaults()
      keepFocus(visited)
    }, settleMs)
  }
  const observer = new MutationObserver((changes) => {
    const last = visited.at(-1)
    const isOfLast = last && changes.some(({ target }) => target === last.element)
    if (isOfLast && last.element.matches(':disabled')) last.wasDisabled = true
    changed()
  })
  const attributeFilter = ['class', 'disabled', 'open', 'hidden']
  observer.observe(document.body, { attributeFilter, childList: true, subtree: true })
  changed()
  return () => {
    observer.disconnect()
    clearTimeout(settling)
  }
}

/** What names a control: the element that has the words, on the page. */
type Namer = (control: Element) => Element | null | undefined

const label: Namer = (control) => control.closest('.field-type')?.querySelector('.field-label')
const dated: Namer = (input) =>
  label(input) ?? input.closest('.date-time-picker')?.previousElementSibling
const heading: Namer = (dialog) => dialog.querySelector('h1, h2')
const row: Namer = (control) =>
  control.closest('tr')?.querySelector('td a, td ~ td') ??
  control.closest('.collapsible')?.querySelector('.collapsible__header-wrap')
const inside: Namer = (control) => control.firstElementChild
const before: Namer = (control) => control.previousElementSibling

/** Controls to which Payload gives no name, or a technical one: what they do, and what they are for. */
const nameless: [controls: string, does: string, names?: Namer][] = [
  ['.condition__field [role=combobox]', 'Field'],
  ['.condition__operator [role=combobox]', 'Comparison'],
  ['.condition__value input', 'Value'],
  ['.condition__actions-add', 'Add another filter'],
  ['.condition__actions-remove', 'Remove this filter'],
  ['.compare-version [role=combobox]', 'Comparing against'],
  ['.schedule-publish__scheduler > .react-select [role=combobox]', 'Locale to publish'],
  ['.diff-collapser__toggle-button', 'Collapse', inside],
  ['.step-nav__home, .step-nav [role=combobox]', 'Dashboard'],
  ['[role=combobox], .ContentEditable__root', '', label],
  ['.react-datepicker__input-container input', '', dated],
  ['dialog[aria-modal]', '', heading],
  ['td input[type=checkbox]', 'Select', row],
  ['#select-all[aria-labelledby=select-all]', 'Select all'],
  ['.drawer-link__doc-drawer-toggler', 'Edit', before],
  ['.collapsible__drag', 'Move', row],
  ['.collapsible__toggle', 'Fields of', row],
  ['.relationship-add-new :is(button, [role=button])', 'Add new', label],
  ['.popup-button', 'More', row],
  ['.clickable-arrow--left', 'Previous page'],
  ['.clickable-arrow--right', 'Next page'],
  ['.clear-indicator, .date-time-picker__clear-button', 'Clear', label],
  ['.upload-relationship-details__edit', 'Edit', label],
  ['.upload-relationship-details__remove', 'Remove', label],
  ['nav.step-nav', 'You are here'],
]

function nameControls(): void {
  for (const [controls, does, names] of nameless) {
    for (const control of document.querySelectorAll(`:is(${controls}):not([data-named])`)) {
      if (does === 'More' && control.textContent.trim()) continue
      nameControl(control, does, names?.(control))
    }
  }
  // Payload hides it from screen readers, and lets the keyboard stop there: arrow keys open the list without it.
  for (const each of document.querySelectorAll<HTMLElement>('.dropdown-indicator'))
    each.tabIndex = -1
  for (const each of document.querySelectorAll('.collapsible__toggle'))
    each.ariaExpanded = String(each.matches('.collapsible__toggle--open'))
  const main = document.querySelector('main, [role=main]')
  if (!main) document.querySelector('.collection-list, .dashboard')?.setAttribute('role', 'main')
}

function nameControl(control: Element, does: string, named: Element | null | undefined): void {
  if (!does && !named) return
  control.setAttribute('data-named', '')
  control.removeAttribute('aria-hidden')
  control.removeAttribute('aria-labelledby')
  if (does) control.setAttribute('aria-label', does)
  if (named) control.setAttribute('aria-labelledby', [does && idOf(control), idOf(named)].join(' '))
}

/** Payload writes what is wrong with a field beside it, and tells screen readers neither that nor what. */
function describeFaults(): void {
  for (const field of document.querySelectorAll('.field-type:not(:has(.field-type))')) {
    const control = field.querySelector('input, textarea, [role=combobox], [role=textbox]')
    const fault = field.querySelector('.field-error')
    if (!control || control.hasAttribute('data-faulty') === Boolean(fault)) continue
    control.toggleAttribute('data-faulty')
    if (fault) {
      control.setAttribute('aria-invalid', 'true')
      control.setAttribute('aria-describedby', idOf(fault))
    } else {
      control.removeAttribute('aria-invalid')
      control.removeAttribute('aria-describedby')
    }
  }
}

let given = 0

/** Payload gives most elements none. */
const idOf = (element: Element): string => (element.id ||= `named-${String((given += 1))}`)

/** Where the focus was: on which page, and within what. A field that a form disables while it saves loses the focus. */
type Place = { element: HTMLElement; page: string; around: Element[]; wasDisabled?: boolean }

const kept = 20

function visit(visited: Place[], element: EventTarget | null): void {
  if (!(element instanceof HTMLElement)) return
  const around: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one)
  visited.push({ element, page: location.pathname, around })
  if (visited.length > kept) visited.shift()
}

/** Puts a focus that went with its element where people would look for it. */
function keepFocus(visited: Place[]): void {
  const last = visited.at(-1)
  const { activeElement, body } = document
  const isLost = !activeElement || activeElement === body || activeElement === standIn(last)
  if (!last || !isLost) return
  if (last.wasDisabled && isOpen(last.element)) last.element.focus({ preventScroll: true })
  else if (last.element.matches('button:disabled')) focusStandIn(visited)
  if (isThere(last.element)) return
  const isSamePage = last.page === location.pathname
  // A document that is saved for the first time gets an address, and its form is drawn anew around who types.
  const again = isSamePage || last.element.id !== '' ? renewed(last) : undefined
  const found = again ?? (isSamePage ? earlier(visited) : undefined)
  const next = found ?? document.querySelector<HTMLElement>('main h1, h1, main')
  if (!next) return
  if (next.tabIndex < 0) next.tabIndex = -1
  next.focus({ preventScroll: found === undefined })
}

/** What has the focus for a button that is disabled: that of saving, while nothing is left to be saved. */
const standIn = (place: Place | undefined) =>
  place?.element.closest<HTMLElement>('.doc-controls__controls') ?? place?.element.parentElement

function focusStandIn(visited: Place[]): void {
  const group = standIn(visited.at(-1))
  if (!group || group === document.activeElement) return
  group.tabIndex = -1
  group.setAttribute('data-stands-in', '')
  group.focus({ preventScroll: true })
  // The button stays the last place: it gets the focus back once it is enabled.
  visited.pop()
}

const isThere = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true })

const isOpen = (element: HTMLElement): boolean =>
  isThere(element) && !element.matches(':disabled') && !element.closest('[inert]')

/** What stands in the place of an element that was drawn anew. */
function renewed({ around, element }: Place): HTMLElement | undefined {
  const place = around.find(({ isConnected }) => isConnected)
  const alike = place?.querySelectorAll<HTMLElement>(element.localName) ?? []
  const words = wordsOf(element)
  return [...alike].find(
    (one) => one.id === element.id && wordsOf(one) === words && isOpen(one) && one !== element,
  )
}

const wordsOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent

/** The picture that was chosen in place of a button, and the end of a list of which a row was removed. */
const inPlace =
  '.upload-relationship-details__edit, .array-field__add-row, .blocks-field__drawer-toggler'

/** Where the focus was before: on what opened a menu or a dialog that has closed, or within the field of what has gone. */
function earlier(visited: readonly Place[]): HTMLElement | undefined {
  const here = visited.filter(({ page }) => page === location.pathname)
  for (const { around, element } of here.toReversed()) {
    if (isOpen(element)) return element
    const field = around.find((one) => one.isConnected && one.matches('.field-type'))
    const next = [...(field?.querySelectorAll<HTMLElement>(inPlace) ?? [])].at(-1)
    if (next && isOpen(next)) return next
  }
  return undefined
}
