/** The payer cannot choose the first block, so an answer that begins with it was not made from a request of ours. */
const opening = 'order_id='
const pair = /^([A-Za-z_][A-Za-z0-9_]{0,39})=(.*)$/s
const isPayers = (name: string) => /^(?:billing|delivery)_/.test(name)
const plainAscii = /^[\x20-\x7e]*$/
const noControls = /^\P{Cc}*$/u
const requestOnly = new Set(['merchant_id', 'redirect_url', 'cancel_url', 'access_code'])

/**
 * The fields of a decrypted callback, or undefined if it may be forged: blocks changed without the key decrypt to odd
 * bytes, and injected fields appear twice. Values are not percent-encoded.
 */
export function parseFields(text: string): Map<string, string> | undefined {
  if (!text.startsWith(opening)) return undefined
  const fields = new Map<string, string>()
  let last = ''
  for (const part of text.replace(/&$/, '').split('&')) {
    const [, name, value = ''] = pair.exec(part) ?? []
    // The payer may type an ampersand into the gateway's form: `billing_name=Tom & Jerry`.
    if (name === undefined && !(isPayers(last) && noControls.test(part))) return undefined
    if (name === undefined) continue
    if (fields.has(name) || requestOnly.has(name)) return undefined
    if (!(isPayers(name) ? noControls : plainAscii).test(value)) return undefined
    fields.set(name, value)
    last = name
  }
  return fields
}
