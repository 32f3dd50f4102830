/** The company as its mails show it. */
export type MailBrand = {
  name: string
  /** Hex colours; mails derive readable colours for light and dark from them. */
  colors: { primary: string; onPrimary: string; background: string; foreground: string }
  /** Where its site is. */
  url: string
  legalName?: string | undefined
  address?: string | undefined
}
