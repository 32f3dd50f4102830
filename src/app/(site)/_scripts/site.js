/* What makes the pages better where there are scripts; each works without. */

/* What it says, in the language of the page. */
const words = { ...document.currentScript.dataset }

/* The elements of other sites (`/embed.js`) are the same ones here, and come when they are needed. */
let kit
const loadKit = () => {
  kit ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: '/embed.js' })
    script.addEventListener('load', resolve)
    // Asked for anew by whoever needs it next: a connection that was lost comes back.
    script.addEventListener('error', () => {
      kit = undefined
      reject(new Error(script.src))
    })
    document.head.append(script)
  })
  return kit
}
if (document.querySelector('foyer-assistant')) loadKit().catch(() => undefined)

/*
 * What was typed stays through a reload, for which browsers empty their forms: its entry of the history keeps it, for this
 * tab alone. Who comes back to a page that names faults gets the form anew: by itself a browser would show that it was sent.
 */
const { history } = document.defaultView
const hasFaults = document.querySelector('.summary[role="alert"]') !== null
const typedFields = document.querySelectorAll(
  'main form[method="post"] :is(input, select, textarea):not([type="hidden"], [type="password"], #code)',
)
const statesOf = ({ type }) =>
  type === 'checkbox' || type === 'radio'
    ? ['checked', 'defaultChecked']
    : ['value', 'defaultValue']
const keepTyped = () => {
  const typed = Array.from(typedFields, (field) => {
    const [state, first] = statesOf(field)
    return hasFaults || field[state] !== field[first] ? field[state] : null
  })
  history.replaceState({ typed }, '')
}
const { typed } = history.state ?? {}
for (const [at, field] of typedFields.entries()) {
  if (typed?.length !== typedFields.length || typed[at] === null) continue
  field[statesOf(field)[0]] = typed[at]
  const folded = field.closest('details')
  if (folded && typed[at]) folded.open = true
}
if (hasFaults) keepTyped()
if (typedFields.length > 0) document.defaultView.addEventListener('beforeunload', keepTyped)

/* A browser that refuses cookies would only be asked to sign in again, after its code was right. */
for (const note of document.querySelectorAll('[data-needs-cookies]')) {
  note.hidden = document.defaultView.navigator.cookieEnabled
}

/* A video that stops says what may help; its page says more, such as that one has to sign in again. */
document.addEventListener(
  'error',
  ({ target }) => {
    const video = target.closest?.('video')
    const note = video?.parentElement.querySelector('[data-video-stopped]')
    if (note) note.hidden = false
  },
  true,
)

/* Search opens over the page, with results while typing; without the kit its link leads to the page. */
const dialog = document.createElement('dialog')
dialog.className = 'overlay'
dialog.ariaLabel = words.search
const openSearch = async () => {
  await loadKit()
  if (!dialog.isConnected) {
    const close = Object.assign(document.createElement('button'), {
      className: 'overlay-close',
      textContent: '×',
      ariaLabel: words.close,
    })
    close.addEventListener('click', () => dialog.close())
    const search = document.createElement('foyer-search')
    search.setAttribute('limit', '8')
    search.setAttribute('theme', 'auto')
    search.setAttribute('autofocus', '')
    /* Until it is ready, and where it cannot be had, the link that it stands for. */
    const { href, textContent } = document.querySelector('a[data-search]')
    search.append(Object.assign(document.createElement('a'), { href, textContent }))
    dialog.append(close, search)
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close()
    })
    document.body.append(dialog)
  }
  closeMenus()
  if (!dialog.open) dialog.showModal()
  // An opening after the first one would leave the focus on what closes it.
  dialog.querySelector('foyer-search').shadowRoot?.querySelector('input')?.focus()
}
const openSearchOr = (link) => openSearch().catch(() => document.location.assign(link.href))
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-search]')
  const isPlain = !event.defaultPrevented && event.button === 0
  if (!link || !isPlain || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  openSearchOr(link)
})
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
    event.preventDefault()
    openSearchOr(document.querySelector('a[data-search]'))
  }
})

/*
 * Open menus close by Escape and before the search opens, which gives the focus back to what opened them, and when something
 * else is chosen: they would cover it.
 */
const menus = () => document.querySelectorAll('.header details[open]')
const closeMenus = () => {
  for (const menu of menus()) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary').focus()
    menu.open = false
  }
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeMenus()
})
document.addEventListener('click', ({ target }) => {
  for (const menu of menus()) if (!menu.contains(target)) menu.open = false
})
/* One within another covers nothing: closed now, it would move what is pressed from under the pointer. */
document.addEventListener('focusin', ({ target }) => {
  for (const menu of menus()) {
    if (!menu.contains(target) && !menu.parentElement.closest('details')) menu.open = false
  }
})

/* A fault is said beside its field once the visitor leaves it, and goes as soon as it is mended. */
const faultOf = (input) => {
  const value = input.value.trim()
  if (value === '') return input.dataset.missing
  return input.validity.typeMismatch ? input.dataset.wrong : undefined
}
const show = (input, text) => {
  const field = input.closest('.field')
  const id = `${input.id}-fault`
  const ids = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id)
  document.getElementById(id)?.remove()
  field.classList.toggle('field-faulty', Boolean(text))
  if (text) {
    input.setAttribute('aria-invalid', 'true')
    input.before(
      Object.assign(document.createElement('p'), {
        id,
        className: 'field-fault',
        textContent: text,
      }),
    )
    ids.push(id)
  } else input.removeAttribute('aria-invalid')
  input.setAttribute('aria-describedby', ids.join(' '))
}
/* A fault that appears between press and release would move the button from under the pointer. */
let released
document.addEventListener('pointerdown', () => {
  released = new Promise((resolve) => {
    for (const name of ['pointerup', 'pointercancel']) {
      document.addEventListener(name, () => setTimeout(resolve), { once: true })
    }
  })
})
const isChecked = ({ dataset }) => dataset.missing !== undefined || dataset.wrong !== undefined
document.addEventListener('focusout', async ({ target }) => {
  if (!target.dataset || !isChecked(target) || !target.dataset.touched) return
  await released
  const fault = faultOf(target)
  if (fault) show(target, fault)
})
document.addEventListener('input', ({ target }) => {
  if (!target.dataset || !isChecked(target)) return
  target.dataset.touched = 'yes'
  if (target.ariaInvalid === 'true' && !faultOf(target)) show(target)
})
