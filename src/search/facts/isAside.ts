/** What people say around a question, folded, and says nothing of what is asked. */
const asides = new Set(
  (
    'much many please tell know want like need give explain hello hi hey thanks thank just really currently exactly ' +
    'offer offered provide have available get list show all every also ok take takes taken last ' +
    'lasts taught teach include includes still ' +
    'am moment actually maybe perhaps possible possibly allowed suggest recommend meant similar total totally ' +
    'someone somebody something anyone anybody anything exact thing things kind sort ' +
    'bonjour merci svp dites veux voudrais besoin proposez offrez donnez tous toutes puis pouvez pourrais combien مرحبا شكرا اريد يوجد لديكم'
  ).split(' '),
)

/** Whether a folded word is politeness or filling. */
export function isAside(word: string): boolean {
  return asides.has(word)
}
