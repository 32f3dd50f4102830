import './brandGraphics.css'

import type { ServerProps } from 'payload'

import { localization } from '../../../platform/localization.js'
import { readBranding } from './getBranding.js'

/** The company's logo on the pages before sign-in, for the admin's light and dark themes; its name where it has none. */
export async function BrandLogo({ payload }: Pick<ServerProps, 'payload'>) {
  const { name, logo } = await readBranding({ payload }, localization.defaultLocale)
  const { light, dark } = { light: logo.light ?? logo.dark, dark: logo.dark ?? logo.light }
  if (!light || !dark) return <p className="brand-name">{name}</p>
  return (
    <>
      <img alt={name} className="brand-logo brand-logo--light" src={onThisHost(light.url)} />
      <img alt={name} className="brand-logo brand-logo--dark" src={onThisHost(dark.url)} />
    </>
  )
}

/** The company's icon in the header; the link around it has a name. */
export function BrandIcon() {
  return <img alt="" className="brand-icon" src="/favicon.ico" />
}

/** Staff may use another name of this host than the API, and pages load pictures only from their own. */
function onThisHost(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
