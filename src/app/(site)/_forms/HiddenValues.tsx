import type { Values } from './SiteForm.js'

/** Values that a form carries in hidden inputs, except for those that it asks for. */
export function HiddenValues({ values, except = [] }: { values: Values; except?: string[] }) {
  return Object.entries(values)
    .filter(([name, value]) => value !== '' && !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
