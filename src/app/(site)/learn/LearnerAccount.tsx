import type { Learner } from '../../../modules/learning/learnerSchemas.js'
import type { Site } from '../Site.js'

type Props = { site: Site; learner: Learner }

/** The signed-in learner, the name on their certificates, and the buttons to sign out. */
export function LearnerAccount({ site, learner }: Props) {
  return (
    <section className="account">
      <NameForm site={site} learner={learner} />
      <WaysOut site={site} learner={learner} />
    </section>
  )
}

function NameForm({ site, learner }: Props) {
  const { courses: words } = site.words.learn
  return (
    <form className="form" method="post" action={site.link('/learn')} noValidate>
      <div className="field">
        <label htmlFor="name">{words.name}</label>
        <p className="help" id="name-help">
          {learner.name === null ? words.nameFirst : words.nameHelp}
        </p>
        <input
          className="input"
          id="name"
          name="name"
          autoComplete="name"
          dir="auto"
          defaultValue={learner.name ?? ''}
          aria-describedby="name-help"
        />
      </div>
      <p>
        <button className="button button-quiet" name="go" value="name">
          {words.save}
        </button>
      </p>
    </form>
  )
}

function WaysOut({ site, learner }: Props) {
  const { courses: words } = site.words.learn
  return (
    <form method="post" action={site.link('/learn')}>
      <p>
        {words.signedInAs} <bdi>{learner.email}</bdi>
      </p>
      <ul className="actions">
        <li>
          <button className="button button-quiet" name="go" value="sign-out">
            {words.signOut}
          </button>
        </li>
        <li>
          <button className="button button-quiet" name="go" value="sign-out-everywhere">
            {words.signOutEverywhere}
          </button>
        </li>
      </ul>
    </form>
  )
}
