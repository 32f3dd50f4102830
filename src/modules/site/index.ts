import type { Config, Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { getBranding } from './branding/getBranding.js'
import { Branding } from './branding/Branding.js'
import { Faqs } from './Faqs.js'
import { Media } from './Media.js'
import { Footer, Header } from './Navigation.js'
import { Pages } from './Pages.js'
import { Partners } from './Partners.js'
import { Policies } from './Policies.js'
import type { FileFolder } from '../../platform/files/FileFolder.js'
import { Redirects } from './Redirects.js'

export { readPayerPolicies } from './readPayerPolicies.js'

/** What the company says about itself: brand, pages, policies, partners, questions, pictures. */
export const site =
  ({ mediaFolder }: { mediaFolder: FileFolder }): Plugin =>
  (config) =>
    extend(withBrand(config), {
      collections: [Pages, Policies, Partners, Faqs, Redirects, Media({ folder: mediaFolder })],
      globals: [Branding, Header, Footer],
      endpoints: [getBranding],
    })

const graphics = {
  Logo: '/src/modules/site/branding/BrandGraphics#BrandLogo',
  Icon: '/src/modules/site/branding/BrandGraphics#BrandIcon',
}

/** The company's logo and icon in the admin. */
const withBrand = (config: Config): Config => ({
  ...config,
  admin: { ...config.admin, components: { ...config.admin?.components, graphics } },
})
