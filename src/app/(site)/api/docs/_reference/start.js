const system = window.matchMedia('(prefers-color-scheme: dark)')
const followSystem = () => document.documentElement.classList.toggle('dark-mode', system.matches)
followSystem()
system.addEventListener('change', followSystem)

const place = document.getElementById('reference')

/** Sent to where the page came from: under another name of this server, its own address would be foreign. */
async function open() {
  const response = await fetch(place.dataset.document)
  if (!response.ok) throw new Error(`The document answered ${String(response.status)}`)
  const spec = { ...(await response.json()), servers: [{ url: window.location.origin }] }
  window.SwaggerUIBundle({
    spec,
    domNode: place,
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    displayRequestDuration: true,
    displayOperationId: true,
    defaultModelsExpandDepth: 0,
    persistAuthorization: false,
    syntaxHighlight: { activated: true, theme: 'nord' },
    // Its default asks a foreign server whether the document is valid.
    validatorUrl: null,
  })
}

open().catch(() => {
  place.textContent = place.dataset.failed
  place.setAttribute('role', 'alert')
})
