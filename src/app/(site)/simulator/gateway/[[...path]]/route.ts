import config from '@payload-config'
import { getPayload } from 'payload'

import type { DemoPages } from '../../../../../demo/demo.js'
import { missingPage } from '../../../_frame/faultPages.js'
import { servePage } from '../../../_frame/servePage.js'

const missing = servePage((site) => Promise.resolve(missingPage(site)))

/** The demo's payment gateway, page and API. Does not exist where payments are real. */
async function answer(request: Request, context: Parameters<typeof missing>[1]) {
  const payload = await getPayload({ config })
  const { demo } = payload.config.custom as { demo?: DemoPages }
  return demo?.gatewaySimulator?.(payload, request) ?? missing(request, context)
}

export const GET = answer
export const POST = answer
