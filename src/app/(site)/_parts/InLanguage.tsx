import type { ReactNode } from 'react'

import { fill } from '../../../platform/words.js'
import { languageName } from '../_format/nameOf.js'
import type { Site } from '../Site.js'

type Props = {
  site: Site
  lang: string | undefined
  /** Whether the text is as wide as the window. */
  isWide?: boolean
  children: ReactNode
}

/** A text in its own language and direction; a note says so where that is not the page's. */
export function InLanguage({ site, lang, isWide = false, children }: Props) {
  const { locale, languages, words } = site
  if (lang === undefined || lang === locale) return <>{children}</>
  const isRightToLeft = languages.find(({ code }) => code === lang)?.isRightToLeft
  const language = languageName(lang, locale)
  return (
    <div>
      <div className={isWide ? 'wrap' : undefined}>
        <p className="note">{fill(words.frame.untranslated, { language })}</p>
      </div>
      <div className="in-language" lang={lang} dir={isRightToLeft ? 'rtl' : 'ltr'}>
        {children}
      </div>
    </div>
  )
}
