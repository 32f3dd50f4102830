/** Words that join others and are about nothing, folded. */
const lists: Record<string, string> = {
  en:
    'a about an and any are as at be been but by can could did do does for from had has have he her him his how i if in ' +
    'into is it its may me might must my no not of on or our shall she should so some such than that the their them ' +
    'then there these they this those to us was we were what when where which who whom whose why will with would you your',
  fr:
    'a ai as au aux avec avez avoir avons c ce ces cet cette comment d dans de des du elle elles en est et etes etre eu il ' +
    'ils j je l la le les leur leurs lui m ma mais me mes mon n ne nos notre nous on ont ou par pas peut peux plus pour ' +
    'pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur ta te tes toi ton tu un ' +
    'une vos votre vous y',
  ar:
    'من في علي الي عن ان او ثم هل ما ماذا متي اين كيف لماذا هو هي هم هذا هذه ذلك تلك التي الذي الذين مع كل كان كانت يكون ' +
    'لا لم لن قد انا انت نحن كم اي بين عند بعد قبل حتي اذا و ف ب ل',
}

const sets = new Map(Object.entries(lists).map(([code, list]) => [code, new Set(list.split(' '))]))

/** Whether a folded word joins others rather than naming something, in one of these languages. */
export function isFunctionWord(word: string, languages: readonly string[]): boolean {
  return languages.some((code) => sets.get(code)?.has(word))
}
