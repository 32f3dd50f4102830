import type { Plugin } from 'payload'

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

/** What the company says about itself: brand, pages, policies, partners, questions, pictures. */
export const site =
  ({ mediaFolder }: { mediaFolder: FileFolder }): Plugin =>
  (config) =>
    extend(config, {
      collections: [Pages, Policies, Partners, Faqs, Redirects, Media({ folder: mediaFolder })],
      globals: [Branding, Header, Footer],
      endpoints: [getBranding],
    })
