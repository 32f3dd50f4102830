import { paymentLinkVisitsTable } from './visits/paymentLinkVisitsTable.js'

/** Tables of this module that are no collections. */
export const paymentsTables = { payment_link_visits: paymentLinkVisitsTable }
