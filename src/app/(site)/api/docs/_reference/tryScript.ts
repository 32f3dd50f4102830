/** Shows the forms that send an operation, sends them, and shows what came back. Requests go to this server. */
export const tryScript = `
for (const box of document.querySelectorAll('details.try')) box.hidden = false
document.addEventListener('submit', async (event) => {
  const form = event.target
  if (!form.dataset.path) return
  event.preventDefault()
  const output = form.querySelector('output')
  output.textContent = 'Waiting for the answer …'
  const query = new URLSearchParams()
  const headers = {}
  let path = form.dataset.path
  let body
  for (const field of form.elements) {
    const { place } = field.dataset
    if (place === 'path') path = path.replace('{' + field.name + '}', encodeURIComponent(field.value))
    if (place === 'query' && field.value) query.append(field.name, field.value)
    if (place === 'key' && field.value) headers.authorization = 'Bearer ' + field.value
    if (place === 'body') {
      body = field.value
      headers['content-type'] = 'application/json'
    }
  }
  const shown = document.createElement('pre')
  shown.tabIndex = 0
  try {
    const search = query.size ? '?' + query : ''
    const method = form.dataset.method
    const answer = await fetch(path + search, { method, headers, body, redirect: 'manual' })
    const type = answer.headers.get('content-type') || ''
    const text = /json|^text/.test(type) ? await answer.text() : '(' + (type || 'no content') + ')'
    let said = text
    if (/json/.test(type)) {
      try { said = JSON.stringify(JSON.parse(text), null, 2) } catch {}
    }
    const status = answer.type === 'opaqueredirect' ? 'A redirect' : answer.status + ' ' + answer.statusText
    shown.textContent = status + '\\n\\n' + said
  } catch {
    shown.textContent = 'No answer came. Is the service running?'
  }
  output.replaceChildren(shown)
})
`
