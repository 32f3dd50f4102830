import { z } from 'zod'

import { Picture } from '../../platform/content/pictures.js'
import { slug } from '../../platform/text.js'

// Case-insensitive without a flag, because JSON Schema patterns have none and the document would demand lower case.
const hexColor = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .meta({ examples: ['#12525e'] })

const Image = Picture.meta({ id: 'Image' })

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

export const SlugParams = z.object({ slug })

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

export const PageAnswer = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string().nullable(),
    html: z.string(),
    blocks: z.array(z.looseObject({ blockType: z.string() })),
  })
  .meta({ id: 'SitePage' })

export type PageAnswer = z.output<typeof PageAnswer>
