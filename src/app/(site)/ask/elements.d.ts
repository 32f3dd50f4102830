import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type AssistantAttributes = { heading?: string; theme?: string; examples?: string }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'foyer-assistant': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
        AssistantAttributes
    }
  }
}
