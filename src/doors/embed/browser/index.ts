import { FoyerAssistant } from './FoyerAssistant.js'
import { FoyerCourses } from './FoyerCourses.js'
import { FoyerForm } from './FoyerForm.js'
import { FoyerPay } from './FoyerPay.js'
import { FoyerSearch } from './FoyerSearch.js'

const elements = {
  'foyer-assistant': FoyerAssistant,
  'foyer-courses': FoyerCourses,
  'foyer-form': FoyerForm,
  'foyer-pay': FoyerPay,
  'foyer-search': FoyerSearch,
}

// A page may load the script twice, from two snippets.
for (const [name, element] of Object.entries(elements)) {
  if (!customElements.get(name)) customElements.define(name, element)
}
