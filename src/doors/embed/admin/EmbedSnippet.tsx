'use client'

import { FieldLabel, SelectInput, TextInput, useConfig } from '@payloadcms/ui'
import { createElement, useEffect, useState } from 'react'

import { CopyButton } from '../../../admin/CopyButton.js'

const elements = [
  { tag: 'foyer-form', label: 'A form', attribute: 'form', example: 'contact' },
  { tag: 'foyer-search', label: 'The search', attribute: 'limit', example: '5' },
  { tag: 'foyer-assistant', label: 'The assistant', attribute: 'heading', example: '2' },
  { tag: 'foyer-courses', label: 'A list of courses', attribute: 'limit', example: '3' },
  { tag: 'foyer-pay', label: 'A payment', attribute: 'link', example: '' },
] as const

const helpOf: Record<string, string> = {
  form: 'The form: demo, contact, request-info, brochures, tco, or the slug of one of your own.',
  limit: 'How many to show.',
  heading: 'The level of its heading, 2 to 4, or none.',
  link: 'The slug of the payment link.',
}

type Script = { url: string; integrity: string }

/** The lines to put into a page of another site, and what they show there. */
export function EmbedSnippet() {
  const { config } = useConfig()
  const script = useScript(config.routes.api)
  const [tag, setTag] = useState<string>('foyer-form')
  const [values, setValues] = useState<Partial<Record<string, string>>>({})
  const { attribute, example } = elements.find((element) => element.tag === tag) ?? elements[0]
  const value = values[tag] ?? example
  if (!script) return null
  return (
    <div className="field-type">
      <SelectInput
        label="What to show"
        name="embed-element"
        onChange={(option) => {
          if (!Array.isArray(option)) setTag(String(option.value))
        }}
        options={elements.map(({ tag: name, label }) => ({ value: name, label }))}
        path="embed-element"
        value={tag}
      />
      <TextInput
        description={helpOf[attribute] ?? ''}
        label={attribute}
        onChange={(event: { target: { value: string } }) =>
          setValues({ ...values, [tag]: event.target.value })
        }
        path="embed-attribute"
        value={value}
      />
      <Snippet script={script} tag={tag} attribute={attribute} value={value} />
      <FieldLabel label="Preview" />
      <div style={{ border: '1px solid var(--theme-elevation-150)', padding: 'var(--base)' }}>
        {createElement(tag, { key: `${tag} ${value}`, [attribute]: value })}
      </div>
    </div>
  )
}

type SnippetProps = { script: Script; tag: string; attribute: string; value: string }

function Snippet({ script, tag, attribute, value }: SnippetProps) {
  const quoted = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const snippet = `<script defer crossorigin="anonymous" src="${script.url}"
  integrity="${script.integrity}"></script>
<${tag} ${attribute}="${quoted}"></${tag}>`
  return (
    <>
      <FieldLabel label="Put this into the page" />
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <code>{snippet}</code>
      </pre>
      <CopyButton label="Copy it" value={snippet} />
      <p className="field-description">
        A page with a content security policy needs {new URL(script.url).origin} in script-src and
        connect-src. Colours follow your branding; a page can set its own, such as{' '}
        <code>--foyer-fill</code>.
      </p>
    </>
  )
}

/** The script's present version, also loaded into this page for the preview. */
function useScript(api: string): Script | undefined {
  const [script, setScript] = useState<Script>()
  useEffect(() => {
    const load = async () => {
      const response = await fetch(`${api}/embed`)
      const { script: present } = (await response.json()) as { script: Script }
      const element = document.createElement('script')
      // From this host, whichever of the server's names the browser used.
      element.src = new URL(present.url).pathname
      document.head.append(element)
      setScript(present)
    }
    void load().catch(() => undefined)
  }, [api])
  return script
}
