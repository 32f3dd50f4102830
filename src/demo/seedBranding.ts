import type { Payload } from 'payload'

import { company } from './content/company.js'
import { seedImage } from './seedImage.js'

/** The sample company's brand. */
export async function seedBranding(payload: Payload): Promise<void> {
  const light = await seedImage(payload, 'logo-light.svg', company.name)
  const dark = await seedImage(payload, 'logo-dark.svg', company.name)
  const favicon = await seedImage(payload, 'favicon.svg', company.name)
  await payload.updateGlobal({
    slug: 'branding',
    data: { ...company, logo: { light, dark }, favicon },
  })
}
