import type { Config, Plugin } from 'payload'

import type { DashboardWidget } from '../../admin/DashboardWidget.js'
import type { PendingWork } from '../../platform/PendingWork.js'
import { staff } from '../../platform/access.js'
import { extend } from '../../platform/extend.js'
import { withLinkCheck, type LinkCheck } from '../../platform/linkChecks.js'
import { BrochureFiles, Brochures } from './collections/Brochures.js'
import { Consents } from './collections/Consents.js'
import { Forms } from './collections/Forms.js'
import { Leads } from './collections/Leads.js'
import { erasePerson, exportPersonByEmail, withdrawConsent } from './endpoints/personEndpoints.js'
import { tcoFigure } from './endpoints/tcoFigure.js'
import { fixedForms } from './forms/fixedForms.js'
import { TcoModel } from './globals/TcoModel.js'
import { createLeadsContext, type LeadsOptions } from './leadsContext.js'
import { passcodeMail } from './mails/passcodeMail.js'
import { readConsentToken } from './store/withdrawConsent.js'
import { LeadEvents, leadsTopic } from './timeline/LeadEvents.js'

const sales = staff('sales')

/** Saved list filters: Payload by default opens them to every signed-in user. */
const queryPresets: Config['queryPresets'] = {
  access: { create: sales, read: sales, update: sales, delete: sales },
  constraints: {},
}

const leadsWidget: DashboardWidget = {
  slug: 'leads',
  label: 'Leads',
  Component: '/src/modules/leads/admin/LeadsWidget#LeadsWidget',
  access: sales,
  width: 'medium',
  rank: 20,
}

const newLeads: PendingWork = {
  id: 'new-leads',
  collection: 'leads',
  where: { status: { equals: 'new' } },
  label: 'New leads',
  hint: 'Write to them, then move them on.',
}

/** Visitors who ask for something and verify their address become leads; staff work on them. */
export const leads =
  (options: LeadsOptions): Plugin =>
  (config) => {
    const context = createLeadsContext(options)
    const isConsent: LinkCheck = (_, token) => readConsentToken(token, options.secret) !== undefined
    const custom = { ...config.custom, leads: { notify: options.notify } }
    return extend(withLinkCheck({ ...config, custom, queryPresets }, 'consent', isConsent), {
      collections: [
        Leads(context),
        LeadEvents,
        Consents,
        Forms(context),
        Brochures(context),
        BrochureFiles(context),
      ],
      globals: [TcoModel],
      endpoints: [
        ...fixedForms(context),
        tcoFigure(context),
        withdrawConsent(context),
        exportPersonByEmail(context),
        erasePerson(context),
      ],
      topics: [leadsTopic],
      tasks: [passcodeMail, ...Object.values(context.mails)],
      widgets: [leadsWidget],
      waiting: [newLeads],
    })
  }
