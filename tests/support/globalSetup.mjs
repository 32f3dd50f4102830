import { tsImport } from 'tsx/esm/api'

/** Jest itself requires this file as plain JavaScript. */
export default async function globalSetup() {
  const { startTestDatabase } = await tsImport('./startTestDatabase.ts', import.meta.url)
  globalThis.stopTestDatabase = await startTestDatabase()
}
