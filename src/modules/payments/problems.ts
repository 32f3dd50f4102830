import type { ProblemType } from '../../platform/http/Problem.js'

export const linkNotFound: ProblemType = {
  code: 'link_not_found',
  status: 404,
  title: 'There is no such payment link',
  detail: 'Check the slug of the link.',
}

export const linkInactive: ProblemType = {
  code: 'link_inactive',
  status: 410,
  title: 'This payment link is not in use',
  detail: 'It may be used again later.',
}

export const linkExpired: ProblemType = {
  code: 'link_expired',
  status: 410,
  title: 'This payment link has ended',
  detail: 'Its time is over. Ask whoever sent it for a new one.',
}

export const linkExhausted: ProblemType = {
  code: 'link_exhausted',
  status: 410,
  title: 'This payment link has been used up',
  detail: 'All of its payments have been made.',
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
  detail: 'Send an amount within the limits that apply here, in minor units.',
}

export const gatewayNotConfigured: ProblemType = {
  code: 'gateway_not_configured',
  status: 503,
  title: 'Payments are not set up',
  detail: 'The settings of the payment gateway are missing.',
}

/** The order is paid or in review: there is nothing left to pay. */
export const orderSettled: ProblemType = {
  code: 'order_settled',
  status: 409,
  title: 'This order is settled',
  detail: 'Nothing about it can be changed any more.',
}

/** The order's status does not allow the requested action. */
export const illegalMove: ProblemType = {
  code: 'illegal_move',
  status: 409,
  title: 'The order cannot be moved so',
  detail: 'Read the present state of the order first.',
}

export const notRefundable: ProblemType = {
  code: 'not_refundable',
  status: 409,
  title: 'There is nothing to refund',
  detail: 'The order was not paid, or all of it has been refunded.',
}
