import type { ProblemType } from '../../platform/http/problems.js'

export const linkNotFound: ProblemType = {
  code: 'link_not_found',
  status: 404,
  title: 'There is no such payment link',
}

export const linkInactive: ProblemType = {
  code: 'link_inactive',
  status: 410,
  title: 'This payment link is not in use',
}

export const linkExpired: ProblemType = {
  code: 'link_expired',
  status: 410,
  title: 'This payment link has ended',
}

export const linkExhausted: ProblemType = {
  code: 'link_exhausted',
  status: 410,
  title: 'This payment link has been used up',
}

export const tooManyUnpaid: ProblemType = {
  code: 'too_many_unpaid',
  status: 429,
  title: 'Too many unpaid orders',
}

export const amountOutOfRange: ProblemType = {
  code: 'amount_out_of_range',
  status: 422,
  title: 'This amount cannot be paid or refunded here',
}

export const gatewayNotConfigured: ProblemType = {
  code: 'gateway_not_configured',
  status: 503,
  title: 'Payments are not set up',
}

/** The order is paid or looked into: there is nothing to pay any more. */
export const orderSettled: ProblemType = {
  code: 'order_settled',
  status: 409,
  title: 'This order is settled',
}

/** What is asked of an order does not follow from its status. */
export const illegalMove: ProblemType = {
  code: 'illegal_move',
  status: 409,
  title: 'The order cannot be moved so',
}

export const notRefundable: ProblemType = {
  code: 'not_refundable',
  status: 409,
  title: 'There is nothing to refund',
}
