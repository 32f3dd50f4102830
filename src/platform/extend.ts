import type {
  CollectionConfig,
  Config,
  Endpoint,
  GlobalConfig,
  Payload,
  ServerFunction,
} from 'payload'

import type { CredentialCheck } from './credentials/Caller.js'
import type { DashboardWidget } from './dashboard/DashboardWidget.js'
import type { Waiting } from './dashboard/Waiting.js'
import { withWidgets } from './dashboard/withWidgets.js'
import type { HealthCheck } from './health.js'
import type { AnyTask } from './jobs/createJobs.js'
import type { Gauge } from './measurements/Gauge.js'
import type { SelfTest } from './selfTests/SelfTest.js'
import type { AnyTool } from './tools/Tool.js'
import type { ChatHandler } from './topics/ChatHandler.js'
import type { Topic } from './topics/Topic.js'

/** What a module adds to the product. */
export type Parts = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  endpoints?: Endpoint[]
  /** The credentials that the module knows, for every door. */
  credentials?: CredentialCheck[]
  /** Background jobs, with their schedules. */
  tasks?: AnyTask[]
  /** What the module knows of its own health, by the name it has in `/api/health`. */
  health?: Record<string, HealthCheck>
  /** Tests that its guards make of themselves while the service runs, by the name the control has in the feed. */
  selfTests?: Record<string, SelfTest> | undefined
  /** What the module can tell of its present state, by the metric's name in the feed. */
  gauges?: Record<string, Gauge>
  /** Streams of events that callers of the socket may follow. */
  topics?: Topic[]
  /** What agents may call over MCP. */
  tools?: AnyTool[]
  /** The assistant, for those who talk to it over the socket; the last one given stands. */
  chat?: ChatHandler
  /** What the admin's first page shows of the module. */
  widgets?: DashboardWidget[]
  /** Documents of the module that wait for staff. */
  waiting?: Waiting[]
  /** What the admin in the browser calls on the server, by Payload's names where it replaces Payload's own. */
  serverFunctions?: Record<string, ServerFunction>
  onInit?: (payload: Payload) => Promise<void> | void
}

/** The configuration with a module's parts added: the one place where configurations are joined. */
export function extend(config: Config, parts: Parts): Config {
  const custom = customOf(config)
  const { onInit } = config
  const { widgets = [] } = parts
  const allWidgets = [...custom.widgets, ...widgets]
  return {
    ...config,
    collections: [...(config.collections ?? []), ...(parts.collections ?? [])],
    globals: [...(config.globals ?? []), ...(parts.globals ?? [])],
    endpoints: [...(config.endpoints ?? []), ...(parts.endpoints ?? [])],
    ...(widgets.length > 0 && { admin: withWidgets(config.admin, widgets, allWidgets) }),
    custom: {
      ...config.custom,
      credentials: [...custom.credentials, ...(parts.credentials ?? [])],
      tasks: [...custom.tasks, ...(parts.tasks ?? [])],
      health: { ...custom.health, ...parts.health },
      selfTests: { ...custom.selfTests, ...parts.selfTests },
      gauges: { ...custom.gauges, ...parts.gauges },
      topics: [...custom.topics, ...(parts.topics ?? [])],
      tools: [...custom.tools, ...(parts.tools ?? [])],
      chat: parts.chat ?? custom.chat,
      widgets: allWidgets,
      waiting: [...custom.waiting, ...(parts.waiting ?? [])],
      serverFunctions: { ...custom.serverFunctions, ...parts.serverFunctions },
    },
    onInit: async (payload) => {
      await onInit?.(payload)
      await parts.onInit?.(payload)
    },
  }
}

type Declared = {
  credentials: CredentialCheck[]
  tasks: AnyTask[]
  health: Record<string, HealthCheck>
  selfTests: Record<string, SelfTest>
  gauges: Record<string, Gauge>
  topics: Topic[]
  tools: AnyTool[]
  chat: ChatHandler | undefined
  widgets: DashboardWidget[]
  waiting: Waiting[]
  serverFunctions: Record<string, ServerFunction>
}

const nothing: Declared = {
  credentials: [],
  tasks: [],
  health: {},
  selfTests: {},
  gauges: {},
  topics: [],
  tools: [],
  chat: undefined,
  widgets: [],
  waiting: [],
  serverFunctions: {},
}

/** What the modules listed so far have declared. */
export function customOf(config: Pick<Config, 'custom'>): Declared {
  return { ...nothing, ...(config.custom as Partial<Declared> | undefined) }
}
