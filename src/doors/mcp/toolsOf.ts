import type { SanitizedConfig } from 'payload'

import { customOf } from '../../platform/extend.js'
import type { AnyTool } from '../../platform/tools/Tool.js'
import { apiTools } from './apiTools.js'
import { collectionParameter } from './content/contentSchemas.js'
import { getContent } from './content/getContent.js'
import { listContent } from './content/listContent.js'
import { writeContent } from './content/writeContent.js'
import { getPage } from './getPage.js'

/** Every tool of this configuration, in a stable order: the public ones, those for content, the modules' own. */
export function toolsOf(config: SanitizedConfig): AnyTool[] {
  const collection = collectionParameter(config)
  return [
    ...apiTools(config),
    getPage(config),
    listContent(collection),
    getContent(collection),
    ...writeContent(collection),
    ...(customOf(config).tools ?? []),
  ]
}
