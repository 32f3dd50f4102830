export default async function browserTeardown() {
  await globalThis.stopSharedDemo?.()
}
