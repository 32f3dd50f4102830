import '@payloadcms/next/css'
import '../../admin/contrast.css'
import '../../admin/phone.css'

import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import { drawSummary } from '../../admin/records/drawSummary.js'
import { customOf } from '../../platform/extend.js'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // Payload finds functions by name in plain objects: for `constructor` strangers got the whole request, written for 3 s.
  if (args.name in {}) throw new Error('There is no such function.')
  const { serverFunctions } = customOf(await config)
  return handleServerFunctions({
    ...{ ...args, config, importMap },
    // What draws parts of the admin is not in the configuration, which is loaded without its styles, too.
    serverFunctions: { ...serverFunctions, 'draw-summary': drawSummary },
  })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
