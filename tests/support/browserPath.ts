/** Where Debian's package puts it. */
export const browserPath = '/usr/bin/chromium'
