import { openCustomForm } from '../../_forms/openCustomForm.js'
import { serveForm } from '../../_forms/serveForm.js'
import type { Values } from '../../_forms/SiteForm.js'
import { messageInstead } from '../../contact/route.js'

/** A form that staff made, on a page of its own; what was filled in of a withdrawn one becomes a message. */
export const { GET, POST } = serveForm(async (site, { slug, sent }) => {
  const form = await openCustomForm(site, slug)
  if (form || !sent) return form
  return messageInstead(site, asMessage(slug, sent), site.words.forms.custom.withdrawn)
})

/** The labels are gone with the form, so each answer has its name; what was agreed to was another text. */
function asMessage(slug: string, sent: Values): Values {
  const answers = Object.entries(sent).flatMap(([input, value]) => {
    const [kind, name, choice] = input.split('.')
    return kind === 'answers' && name && value ? [{ name, value: choice ?? value }] : []
  })
  const named = Object.fromEntries(answers.map(({ name, value }) => [name, value]))
  const message = answers.map(({ name, value }) => `${name}: ${value}`).join('\n')
  return { ...named, ...sent, subject: slug.replaceAll('-', ' '), message, marketing: '' }
}
