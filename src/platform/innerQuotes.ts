/** A title that will stand in double quotation marks: its own become single ones. */
export const innerQuotes = (title: string): string => title.replace(/“([^“”]*)”/g, '‘$1’')
