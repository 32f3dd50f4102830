/**
 * Keeps a preview in step with the form beside it through the messages of Payload's live preview: tells the admin that
 * the page is ready, and renders each form state that the admin sends, only the newest.
 */
export const previewScript = `(() => {
  const admin = window.opener || window.parent
  if (admin === window) return
  let newest, isShowing = false, timer
  const show = async () => {
    isShowing = true
    const fields = newest
    try {
      const answer = await fetch(location.href, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: fields }),
      })
      if (answer.ok) {
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
        document.querySelector('main').replaceWith(document.adoptNode(page.querySelector('main')))
        document.title = page.title
      }
    } catch {}
    isShowing = false
    if (fields !== newest) timer = setTimeout(show, 100)
  }
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== admin) return
    if (!data || data.type !== 'payload-live-preview' || !data.data) return
    newest = data.data
    clearTimeout(timer)
    if (!isShowing) timer = setTimeout(show, 300)
  })
  admin.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
})()`
