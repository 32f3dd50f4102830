import { fill } from '../../../../../platform/words.js'
import type { Site } from '../../../Site.js'
import { formatSession } from '../../../_format/formatDates.js'
import type { Outline } from './readLesson.js'

type Props = { site: Site; outline: Outline | undefined }

/** What stands where a lesson has nothing to read: when it is taught, as far as that is known. */
export function EmptyLesson({ site, outline }: Props) {
  const words = site.words.lesson.empty
  const session = outline?.enrolment?.session
  if (session) {
    const { days } = formatSession(session, site.formats)
    return <p className="note">{fill(words.taughtOn, { days })}</p>
  }
  return <p className="note">{outline?.hasDates ? words.taught : words.nothing}</p>
}
