import type { Payload } from 'payload'

import { seedBrochures } from './seedBrochures.js'
import { seedTcoModel } from './content/brochures/seedTcoModel.js'
import { seedBranding } from './seedBranding.js'
import { seedCourses } from './seedCourses.js'
import { seedFaqs, seedPages, seedPartners, seedPolicies } from './seedContent.js'
import { seedPaymentLinks } from './seedPaymentLinks.js'

const marker = 'sample-content'

/**
 * Writes the demo's content once; what staff delete later stays deleted. A start that was interrupted is resumed:
 * documents that exist are skipped. Returns whether this call wrote it.
 */
export async function seedSampleContent(payload: Payload): Promise<boolean> {
  if (await payload.kv.get(marker)) return false
  await seedBranding(payload)
  await seedPartners(payload)
  await seedPolicies(payload)
  await seedPages(payload)
  await seedFaqs(payload)
  await seedCourses(payload)
  await seedBrochures(payload)
  await seedTcoModel(payload)
  await seedPaymentLinks(payload)
  await payload.kv.set(marker, { writtenAt: new Date().toISOString() })
  return true
}
