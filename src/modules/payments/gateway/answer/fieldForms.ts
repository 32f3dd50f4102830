/** The forms of what we act on, in callbacks and in answers of the API alike (research: payments 1.4, 1.6). */
export const fieldForms = {
  orderId: /^[A-Za-z0-9/_-]{1,40}$/,
  trackingId: /^\d{6,25}$/,
  status: /^[A-Za-z][A-Za-z -]{0,39}$/,
  /** What is shown of a free text. */
  maxText: 200,
}
