import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { paymentsWaiting, paymentWidgets } from './admin/paymentWidgets.js'
import { PaymentAttempts, PaymentReports } from './attempts/PaymentAttempts.js'
import { compareNightly } from './attempts/compareNightly.js'
import { reconcile } from './attempts/polling.js'
import { bookedOrders } from './bookedOrders.js'
import { fulfil } from './effects/effects.js'
import {
  correctEmail,
  exportOrders,
  orderTotals,
  refundOrder,
  resolveOrder,
  sendRefund,
} from './endpoints/staffOrders.js'
import { initiate, quote } from './endpoints/initiate.js'
import { linkTotals, listLinks, redirectVisitor } from './endpoints/linkDoors.js'
import { invoicePdf, orderDoors } from './endpoints/orderDoors.js'
import { receiveAnswer, receiveCancel } from './endpoints/receiveAnswer.js'
import { callbackSelfTest } from './gateway/callbackSelfTest.js'
import { createGateway } from './gateway/createGateway.js'
import { gatewayHealth } from './gateway/gatewayHealth.js'
import { Invoices } from './invoices/Invoices.js'
import { Seller } from './invoices/Seller.js'
import { PaymentLinks } from './links/PaymentLinks.js'
import { createVisitCounter } from './links/visits.js'
import { findSale } from './findSale.js'
import { offers } from './offers.js'
import { keepUsedLink, Orders } from './orders/Orders.js'
import { PaymentEvents } from './orders/PaymentEvents.js'
import { receiptMail, refundMail } from './orders/orderMails.js'
import { ordersTopic } from './orders/ordersTopic.js'
import { paymentMetrics, paymentSignals } from './paymentMetrics.js'
import type { PaymentsOptions, PaymentsSetup } from './paymentsOptions.js'
import { Refunds } from './refunds/Refunds.js'
import { refundTask } from './refunds/sendRefund.js'

export { buyers } from './orders/buyers.js'

/** What learning needs of payments: how courses are sold, what orders have taken of dates, and orders themselves. */
export const sales = { ...offers, findSale, orders: bookedOrders }

const doors = [receiveAnswer, receiveCancel, quote, initiate, ...orderDoors]

/** Payment links, orders that stay correct whatever happens on the way, refunds, and counted redirects. */
export const payments =
  ({ gateway: settings, ...wiring }: PaymentsSetup): Plugin =>
  (config) => {
    const gateway = settings && createGateway(settings)
    const options: PaymentsOptions = { ...wiring, gateway }
    const visits = createVisitCounter()
    return extend(
      { ...config, custom: { ...config.custom, payments: options } },
      {
        collections: [
          PaymentLinks({
            endpoints: [linkTotals],
            beforeDelete: keepUsedLink,
            beforeOperation: visits.writeForStaff,
          }),
          Orders([exportOrders, orderTotals, refundOrder, resolveOrder, correctEmail]),
          PaymentEvents,
          PaymentAttempts,
          Refunds([sendRefund]),
          Invoices([invoicePdf]),
          PaymentReports,
        ],
        globals: [Seller],
        endpoints: [listLinks, redirectVisitor(visits), ...doors],
        topics: [ordersTopic],
        tasks: [reconcile, compareNightly, fulfil, refundTask, receiptMail, refundMail],
        // Without a gateway there are no callbacks to forge.
        selfTests: gateway && {
          'payments.callback_proof': callbackSelfTest({ gateway, settings }),
        },
        health: { gateway: gatewayHealth({ gateway, mode: settings?.mode }) },
        metrics: paymentMetrics,
        signals: paymentSignals,
        widgets: paymentWidgets,
        waiting: paymentsWaiting,
        onInit: (payload) => {
          visits.payload = payload
        },
      },
    )
  }
