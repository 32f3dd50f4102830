/** The most one payment may be, in minor units: the gateway's amounts have ten digits before the point. */
export const maxAmount = 999_999_999_999
