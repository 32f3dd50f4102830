import config from '@payload-config'

import { createApiHandler } from '../../../../platform/api/createApiHandler.js'

// For hosts that run Next without our server; otherwise the front handles /api before Next sees it.
const handler = config.then((resolved) => createApiHandler({ config: resolved }))

const handle = async (request: Request) => (await handler).handle(request)

export const GET = handle
export const HEAD = handle
export const POST = handle
export const PUT = handle
export const PATCH = handle
export const DELETE = handle
export const OPTIONS = handle
