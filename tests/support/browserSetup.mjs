import { tsImport } from 'tsx/esm/api'

/** Jest itself requires this file as plain JavaScript. */
export default async function browserSetup() {
  const { startSharedDemo } = await tsImport('./startSharedDemo.ts', import.meta.url)
  globalThis.stopSharedDemo = await startSharedDemo()
}
