/** An attempt to poll; times in milliseconds since 1970. */
export type Attempt = {
  gatewayOrderId: string
  orderId: string
  status: string
  trackingId: string | null
  sentAt: number
  emptyPolls: number
}
