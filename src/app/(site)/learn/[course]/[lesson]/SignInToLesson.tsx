import { HiddenValues } from '../../../_forms/FormField.js'
import type { Values } from '../../../_forms/SiteForm.js'
import { Button } from '../../../_parts/Button.js'
import type { Site } from '../../../Site.js'
import { answersIn } from './answersIn.js'

type Props = {
  site: Site
  /** The slugs of the course and the lesson. */
  lesson: string
  /** What was sent when nobody was signed in any more: answers to a quiz come along, and back again. */
  values: Values | undefined
  children: string
}

/** Leads through signing in back to a lesson. */
export function SignInToLesson({ site, lesson, values = {}, children }: Props) {
  const answers = answersIn(values)
  if (Object.keys(answers).length === 0) {
    return <Button href={site.link(`/learn/sign-in?lesson=${lesson}`)}>{children}</Button>
  }
  return (
    <form className="form" method="post" action={site.link('/learn/sign-in')}>
      <p>{site.words.forms.nothingLost}</p>
      <HiddenValues values={{ ...answers, lesson }} />
      <button className="button" name="go" value="change">
        {children}
      </button>
    </form>
  )
}
