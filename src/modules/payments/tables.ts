import { orderHoldsTable } from './holds/orderHoldsTable.js'
import { paymentLinkVisitsTable } from './visits/paymentLinkVisitsTable.js'

/** Tables of this module that are no collections. */
export const paymentsTables = {
  order_holds: orderHoldsTable,
  payment_link_visits: paymentLinkVisitsTable,
}
