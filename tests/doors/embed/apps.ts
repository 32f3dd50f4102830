/** Scripts of pages that show the form, by their framework. */
export const apps = {
  React: `
    import { createElement, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    function App() {
      const [form, setForm] = useState('demo')
      return createElement('main', null,
        createElement('button', { onClick: () => setForm('contact') }, 'Write instead'),
        createElement('foyer-form', { form }))
    }
    createRoot(document.getElementById('app')).render(createElement(App))`,
  /** No framework: our own client, as a page without a key uses it. */
  client: `
    import { createClient } from '../../../sdk/typescript/index.js'
    const show = (text) => { document.getElementById('app').append(text + '; ') }
    async function run(baseUrl) {
      const client = createClient({ baseUrl })
      for await (const { slug } of client.courses.listAll({ limit: 2 })) show(slug)
      const fields = { name: 'Ada', email: 'ada-in-a-page@customer.example', subject: 'Hi' }
      const consent = { marketing: false }
      show((await client.contact.submit({ ...fields, message: 'Hello', consent })).status)
      await client.contact.submit({ consent }).catch((problem) => show(problem.code))
      for await (const { data } of client.chat.askStream({ message: 'How long does a refund take?' }))
        if (data.includes('ten working days')) return show('streamed')
    }
    run(new URL(document.querySelector('script').src).origin)`,
  Vue: `
    import { createApp, h, ref } from 'vue'
    const form = ref('demo')
    const render = () => h('main', [
      h('button', { onClick: () => { form.value = 'contact' } }, 'Write instead'),
      h('foyer-form', { form: form.value })])
    createApp({ render }).mount('#app')`,
}
