import { z } from 'zod'

import { localeParameter } from '../../platform/http/parameters.js'
import { requiredText, slug, text } from '../../platform/text.js'

// Case-insensitive without a flag, because JSON Schema patterns have none and the document would demand lower case.
const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/)

const Image = z
  .object({
    url: z.string(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    alt: z.string(),
  })
  .meta({ id: 'Image' })

export const BrandingAnswer = z
  .object({
    name: z.string(),
    tagline: z.string().nullable(),
    legalName: z.string().nullable(),
    url: z.string(),
    logo: z.object({ light: Image.nullable(), dark: Image.nullable() }),
    favicon: Image.nullable(),
    colors: z.object({
      primary: hexColor,
      onPrimary: hexColor,
      accent: hexColor,
      background: hexColor,
      foreground: hexColor,
    }),
    fonts: z.object({ heading: z.string().nullable(), body: z.string().nullable() }),
    social: z.array(z.object({ network: z.string(), url: z.string() })),
    contact: z.object({
      email: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
    }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Branding' })

export type BrandingAnswer = z.output<typeof BrandingAnswer>

const HealthStatus = z.enum(['pass', 'warn', 'fail'])

const HealthCheckResult = z
  .object({
    status: HealthStatus,
    componentType: z.enum(['component', 'datastore', 'system']),
    time: z.iso.datetime(),
    observedValue: z.union([z.number(), z.string()]).optional(),
    observedUnit: z.string().optional(),
    output: z.string().optional(),
  })
  .meta({ id: 'HealthCheck' })

/** The components of the health report, always all of them. */
export const healthComponents = [
  'database',
  'mail',
  'gateway',
  'assistant',
  'jobs',
  'search',
] as const

export const HealthAnswer = z
  .object({
    status: HealthStatus,
    version: z.string(),
    releaseId: z.string(),
    serviceId: z.string(),
    uptimeSeconds: z.number().int(),
    checks: z.record(z.enum(healthComponents), z.array(HealthCheckResult)),
  })
  .meta({ id: 'Health' })

export const ProbeAnswer = z.object({ status: HealthStatus }).meta({ id: 'Probe' })

export const SlugParams = z.object({ slug })

export const LocaleQuery = z.strictObject({ locale: localeParameter })

export const ShareImageQuery = z.strictObject({
  title: text(200).optional(),
  subtitle: text(200).optional(),
  theme: z.enum(['light', 'dark']).default('light'),
  sig: requiredText(100).optional(),
})

const policyKinds = [
  'privacy',
  'terms',
  'cookies',
  'refund',
  'accessibility',
  'ai',
  'security',
  'other',
] as const

export type PolicyKind = (typeof policyKinds)[number]

export const PolicyAnswer = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    kind: z.enum(policyKinds),
    version: z.string(),
    effectiveDate: z.iso.datetime(),
    summary: z.string().nullable(),
    body: z.record(z.string(), z.unknown()).nullable(),
    html: z.string(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Policy' })

export type PolicyAnswer = z.output<typeof PolicyAnswer>

/** A page as the site shows it. */
export const PageAnswer = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string().nullable(),
    html: z.string(),
  })
  .meta({ id: 'SitePage' })

export type PageAnswer = z.output<typeof PageAnswer>
