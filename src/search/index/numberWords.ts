/** Gives words numbers in the order in which they are met. */
export function numberWords() {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    take: (text: string): number => {
      const present = numbers.get(text)
      if (present !== undefined) return present
      const number = texts.push(text) - 1
      numbers.set(text, number)
      return number
    },
    find: (text: string): number | undefined => numbers.get(text),
    textOf: (number: number): string => texts[number] ?? '',
  }
}
