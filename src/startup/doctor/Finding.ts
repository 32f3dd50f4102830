/** What one check has found, in words for the operator. */
export type Finding = {
  about: string
  state: 'good' | 'warning' | 'fault'
  /** What is so; and for anything but `good`, what to do. */
  text: string
}

export const good = (about: string, text: string): Finding => ({ about, state: 'good', text })

export const warning = (about: string, text: string): Finding => ({ about, state: 'warning', text })

export const fault = (about: string, text: string): Finding => ({ about, state: 'fault', text })
