import type { Course } from '../../../modules/learning/courseSchemas.js'
import { shortMoney } from '../../../platform/formatMoney.js'
import type { Site } from '../Site.js'

/** What a course costs. Set left to right, because Arabic pages would put the $ of US$ before its letters. */
export function Price({ site, price }: { site: Site; price: Course['price'] }) {
  return (
    <span className="price" dir="ltr">
      {priceText(site, price)}
    </span>
  )
}

/** The same as text. */
export function priceText({ words, formats }: Site, price: Course['price']): string {
  if (!price || price.amount === 0) return words.course.free
  return shortMoney(price.amount, price.currency, formats)
}
