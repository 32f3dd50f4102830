/** The company as its mails show it. */
export type MailBrand = {
  name: string
  /** Hex colours; mails derive from them what can be read in light and in dark. */
  colors: { primary: string; onPrimary: string; background: string; foreground: string }
  /** Where its site is. */
  url: string
  legalName?: string | undefined
  address?: string | undefined
}
