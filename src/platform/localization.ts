import type { LocalizationConfig } from 'payload'

/** The languages of content; all others fall back to English. */
export const localization = {
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français' },
    { code: 'ar', label: 'العربية', rtl: true },
  ],
  defaultLocale: 'en' as const,
  fallback: true,
} as const satisfies LocalizationConfig
