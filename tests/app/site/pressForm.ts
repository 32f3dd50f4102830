import { codeIn, type Forms } from '../../modules/leads/startForms.js'
import { inputsOf, type Page, visitPage } from './visitPage.js'

export const demo = (email: string) => ({
  name: 'Ada',
  email,
  company: 'Acme',
  message: 'Show "all" <b>.',
})

/** Opens the form of a page without parameters. */
export const openForm = (route: string, query = '') => visitPage(route, `/${route}${query}`)

/** Fills the form of a page and presses a button. */
export const press = (route: string, page: Page, changes: Record<string, string>) =>
  visitPage(route, `/${route}`, { form: { ...inputsOf(page), ...changes } })

export const referenceIn = ({ html }: Page) => /LD-[0-9A-Z]{16}/.exec(html)?.[0]

/** Calls that tests of forms make to the service itself. */
export function askAbout(forms: () => Forms) {
  return {
    codeFor: async (email: string) => codeIn(await forms().mailTo(email, /^\d{6}$/m)),
    mailsTo: (email: string) => forms().smtp.mails.filter(({ to }) => to.includes(email)),
    leadsOf: async (email: string) =>
      (await forms().read(`/api/leads?depth=0&where[email][equals]=${email}`)).docs,
  }
}
