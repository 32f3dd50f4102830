import type { ApiHandler } from '../platform/api/createApiHandler.js'

const isHealth = (pathname: string) => /^\/api\/health(?:\/|$)/.test(pathname)

/** The API of a process that only runs jobs: its health and nothing else. */
export function onlyHealth(api: ApiHandler): ApiHandler {
  const nowhere = '/api/not-here'
  return {
    ...api,
    routes: {
      at: (pathname) => api.routes.at(isHealth(pathname) ? pathname : nowhere),
    },
    handle: (request) => {
      const url = new URL(request.url)
      if (isHealth(url.pathname)) return api.handle(request)
      return api.handle(new Request(new URL(nowhere, url)))
    },
  }
}
