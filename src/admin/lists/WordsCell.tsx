import type { DefaultServerCellComponentProps } from 'payload'

/** Several texts as a list shows them; Payload writes `["one","two"]`. */
export function WordsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return Array.isArray(cellData) && cellData.length > 0 ? cellData.join(', ') : '–'
}
