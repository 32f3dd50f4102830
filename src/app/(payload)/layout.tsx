import '@payloadcms/next/css'
import '../../admin/contrast.css'
import '../../admin/phone.css'

import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { SanitizedConfig, ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import { drawSummary } from '../../admin/records/drawSummary.js'
import { customOf } from '../../platform/extend.js'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const resolved = await config
  if (!isOffered(args, resolved)) throw new Error('There is no such function.')
  const { serverFunctions } = customOf(resolved)
  return handleServerFunctions({
    ...{ ...args, config, importMap },
    // What draws parts of the admin is not in the configuration, which is loaded without its styles, too.
    serverFunctions: { ...serverFunctions, 'draw-summary': drawSummary },
  })
}

type Call = Parameters<ServerFunctionClient>[0]

/**
 * Payload finds functions by name in plain objects: for `constructor` strangers got the whole request, written for 3 s. It
 * keeps forms by name alone: whoever asked for that of a global called `pages` took that of the pages from everybody until the
 * next start. And it draws lists of several collections, and single fields, of which the admin has none, without asking who may read them.
 */
function isOffered({ name, args }: Call, { collections, globals }: SanitizedConfig): boolean {
  const { collectionSlug, globalSlug } = { ...args }
  const isIn = (all: { slug: string }[], slug: unknown) =>
    !slug || all.some((one) => one.slug === slug)
  if (name in {} || name === 'render-field') return false
  return isIn(collections, collectionSlug) && isIn(globals, globalSlug)
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
