import { capitalised } from '../../platform/text.js'
import { type ApiDocument, nameIn } from '../../platform/api/ApiDocument.js'
import type { JsonSchema } from '../../platform/api/exampleOf.js'
import { propertiesOf } from '../propertiesOf.js'
import { pythonName, snake } from '../../platform/api/pythonName.js'
import { createPythonTypes, type PythonTypes } from './pythonTypes.js'
import { readOperations, type SdkOperation } from './readOperations.js'

const head = '"""Made from the OpenAPI document by `npm run generate`."""\n\n'

const typesHead = `${head}import sys
from typing import Any, Dict, List, Union

if sys.version_info >= (3, 9):
    from typing import Literal, TypedDict
else:
    raise ImportError("foyer needs Python 3.9 or newer")

`

const operationsHead = `${head}# mypy: no-warn-return-any

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Literal, Union

from . import types as t
from .events import ServerSentEvent
from .transport import UNSET, Area, Operation

`

/** The generated files of the Python client: one class per area, and every type. */
export function pythonFiles(document: ApiDocument): Record<string, string> {
  const types = createPythonTypes()
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    types.define(name.replace(/\W/g, ''), schema)
  }
  const operations = readOperations(document)
  const areas = [...new Set(operations.map(({ area }) => area))]
  const classes = areas.map((area) => {
    const own = operations.filter((one) => one.area === area)
    return classOf(area, own, { types, document })
  })
  const attributes = areas.map((area) => {
    const name = pythonName(snake(area))
    return `        self.${name} = ${className(area)}(call)\n`
  })
  const all = `class Areas:\n    """Every area of the API."""\n\n    def __init__(self, call: Any) -> None:\n${attributes.join('')}`
  return {
    'sdk/python/foyer/types.py': `${typesHead}\n${types.text()}`,
    'sdk/python/foyer/operations.py': `${operationsHead}\n${[...classes, all].join('\n\n')}`,
  }
}

type Context = { types: PythonTypes; document: ApiDocument }

const className = (area: string) => `${capitalised(area)}Area`

function classOf(area: string, operations: SdkOperation[], context: Context): string {
  const methods = operations.map((one) => methodsOf(one, context))
  return `class ${className(area)}(Area):\n${methods.join('\n')}`
}

type Field = { name: string; python: string; type: string; isRequired: boolean }

function methodsOf(one: SdkOperation, context: Context): string {
  const fields = fieldsOf(one, context)
  const verb = pythonName(snake(one.verb))
  const answer = inModule(answerType(one, context.types))
  const method = (kind: Kind, name: string, gives: string) =>
    methodOf({ one, fields, kind, name, gives })
  return [
    method('call', verb, answer),
    ...(one.isPaged ? [method('pages', `${verb}_all`, `Iterator[${itemType(one, context)}]`)] : []),
    ...(one.isStreamed ? [method('stream', `${verb}_stream`, 'Iterator[ServerSentEvent]')] : []),
  ].join('\n')
}

type Kind = 'call' | 'pages' | 'stream'
type Method = { one: SdkOperation; fields: Field[]; kind: Kind; name: string; gives: string }

function methodOf({ one, fields, kind, name, gives }: Method): string {
  const arguments_ = fields.map(
    ({ python, type, isRequired }) =>
      `        ${python}: ${inModule(type)}${isRequired ? '' : ' = UNSET'},\n`,
  )
  const key = one.isIdempotent ? '        idempotency_key: Any = None,\n' : ''
  const sent = fields.map(
    ({ name: wire, python }) => `            ${JSON.stringify(wire)}: ${python},\n`,
  )
  const star = arguments_.length > 0 || key ? '        *,\n' : ''
  return [
    `    def ${name}(\n        self,\n${star}${arguments_.join('')}${key}        **more: Any,\n    ) -> ${gives}:\n`,
    `        """${one.summary.replaceAll('"', "'")} (${one.method} ${one.path})."""\n`,
    `        sent_: Dict[str, Any] = {\n${sent.join('')}            **more,\n        }\n`,
    `        return self._${kind}(${operationOf(one)}, sent_${key ? ', idempotency_key' : ''})\n`,
  ].join('')
}

function operationOf(one: SdkOperation): string {
  const query = one.queryParameters.map(({ name }) => JSON.stringify(name)).join(', ')
  const gives = typeof one.answer === 'string' ? one.answer : 'json'
  const yes = (value: boolean) => (value ? 'True' : 'False')
  return `Operation("${one.method}", "${one.path}", [${query}], ${yes(one.body !== undefined)}, ${yes(one.isIdempotent)}, "${gives}")`
}

function fieldsOf(one: SdkOperation, { types, document }: Context): Field[] {
  const base = capitalised(one.area) + capitalised(one.verb)
  const field = (name: string, schema: JsonSchema, isRequired: boolean): Field => ({
    name,
    python: pythonName(name),
    type: types.typeOf(schema, base + capitalised(name.replace(/\W/g, ''))),
    isRequired,
  })
  const parameters = [...one.pathParameters, ...one.queryParameters]
  const inBody = one.body ? Object.entries(propertiesOf(one.body, document)) : []
  const required = one.body ? requiredOf(one.body, document) : []
  const known = new Set(parameters.map(({ name }) => name))
  return [
    ...parameters.map(({ name, schema, required: must }) => field(name, schema, must)),
    ...inBody
      .filter(([name]) => !known.has(name))
      .map(([name, schema]) => field(name, schema, required.includes(name))),
  ].sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

function requiredOf(body: JsonSchema, document: ApiDocument): string[] {
  const { required = [], anyOf, oneOf } = body
  const found = document.components.schemas[nameIn(body)]
  if (found) return requiredOf(found, document)
  return anyOf || oneOf ? [] : required
}

function answerType(one: SdkOperation, types: PythonTypes): string {
  if (one.answer === undefined) return 'None'
  if (one.answer === 'text') return 'str'
  if (one.answer === 'bytes') return 'bytes'
  return types.typeOf(one.answer, `${capitalised(one.area)}${capitalised(one.verb)}Answer`)
}

/** What a page of this operation is a list of. */
function itemType({ answer }: SdkOperation, { types, document }: Context): string {
  const { docs } = typeof answer === 'object' ? propertiesOf(answer, document) : {}
  const { items } = docs ?? {}
  return typeof items === 'object' ? inModule(types.typeOf(items, '')) : 'Any'
}

/** Names from the types module, as the operations module refers to them. */
function inModule(type: string): string {
  return type.replace(/Literal\[[^\]]*\]|"(\w+)"/g, (whole, name: string | undefined) =>
    name === undefined ? whole : `t.${name}`,
  )
}
