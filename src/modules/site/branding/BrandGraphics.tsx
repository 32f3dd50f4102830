import './brandGraphics.css'

import type { ServerProps } from 'payload'

import { localization } from '../../../platform/localization.js'
import { pathOf } from '../../../platform/parseUrl.js'
import { readBranding } from './getBranding.js'

/** The company's logo on the pages before sign-in, for the admin's light and dark themes; its name where it has none. */
export async function BrandLogo({ payload }: Pick<ServerProps, 'payload'>) {
  const { name, logo } = await readBranding({ payload }, localization.defaultLocale)
  const { light, dark } = { light: logo.light ?? logo.dark, dark: logo.dark ?? logo.light }
  if (!light || !dark) return <p className="brand-name">{name}</p>
  return (
    <>
      <img alt={name} className="brand-logo brand-logo--light" src={pathOf(light.url)} />
      <img alt={name} className="brand-logo brand-logo--dark" src={pathOf(dark.url)} />
    </>
  )
}

/** The company's icon in the header; the link around it has a name. */
export function BrandIcon() {
  return <img alt="" className="brand-icon" src="/favicon.ico" />
}
