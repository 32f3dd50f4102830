/** The formats of the fields we act on, the same in callbacks and API answers. */
export const fieldForms = {
  orderId: /^[A-Za-z0-9/_-]{1,40}$/,
  trackingId: /^\d{6,25}$/,
  status: /^[A-Za-z][A-Za-z -]{0,39}$/,
  /** The part of a free text that is shown. */
  maxText: 200,
}
