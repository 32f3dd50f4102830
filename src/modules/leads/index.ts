import type { Config, Plugin } from 'payload'

import type { DashboardWidget } from '../../admin/DashboardWidget.js'
import type { PendingWork } from '../../platform/PendingWork.js'
import { staff } from '../../platform/access.js'
import { extend } from '../../platform/extend.js'
import { BrochureFiles, Brochures } from './collections/Brochures.js'
import { Consents } from './collections/Consents.js'
import { Forms } from './collections/Forms.js'
import { Leads } from './collections/Leads.js'
import { erasePerson, exportPersonByEmail, withdrawConsent } from './endpoints/personEndpoints.js'
import { tcoFigure } from './endpoints/tcoFigure.js'
import { fixedForms } from './forms/fixedForms.js'
import { TcoModel } from './globals/TcoModel.js'
import type { LeadsOptions } from './leadsOptions.js'
import { passcodeMail } from './mails/passcodeMail.js'
import { receiptMail } from './mails/receiptMail.js'
import { teamMail } from './mails/teamMail.js'
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
  who: 'Sales',
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
    return extend(
      { ...config, queryPresets },
      {
        leads: options,
        linkChecks: {
          consent: (_, token) => readConsentToken(token, options.secret) !== undefined,
        },
        collections: [Leads, LeadEvents, Consents, Forms, Brochures, BrochureFiles(options)],
        globals: [TcoModel],
        endpoints: [...fixedForms, tcoFigure, withdrawConsent, exportPersonByEmail, erasePerson],
        topics: [leadsTopic],
        tasks: [passcodeMail, receiptMail, teamMail],
        widgets: [leadsWidget],
        waiting: [newLeads],
      },
    )
  }
