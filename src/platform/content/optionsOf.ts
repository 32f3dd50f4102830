import { capitalised } from '../text.js'

/** The options of a select field, from the label of each value; values of a plain list are labelled by themselves. */
export function optionsOf(choices: Readonly<Record<string, string>> | readonly string[]) {
  const labels =
    choices instanceof Array
      ? choices.map((word) => [word, capitalised(word)] as const)
      : Object.entries(choices)
  return labels.map(([value, label]) => ({ value, label }))
}
