import type { ReactNode } from 'react'

import type { Words } from '../_words/wordsFor.js'
import type { Field, FieldFault, Values } from './SiteForm.js'

type Props = { field: Field; values: Values; faults: readonly FieldFault[]; words: Words['forms'] }

/** One question: its label, help and error above the input, which keeps its value. */
export function FormField({ field, values, faults, words }: Props) {
  const { name, id = name, label, kind, missing } = field
  const fault = faults.find((each) => each.name === name)
  const isFaulty = fault !== undefined
  const about = <About field={field} fault={fault} words={words} />
  const optional = !missing && <span className="optional"> ({words.optional})</span>
  const className = fault ? 'field field-faulty' : 'field'
  if (kind === 'checkbox' || kind === 'checkboxes') {
    return (
      <Boxes {...{ field, values, isFaulty, className, about }}>
        {label}
        {optional}
      </Boxes>
    )
  }
  if (kind === 'hidden') return null
  return (
    <div className={className}>
      <label htmlFor={id}>
        {label}
        {optional}
      </label>
      {about}
      <Control
        field={field}
        kind={kind}
        value={values[name] ?? ''}
        isFaulty={isFaulty}
        words={words}
      />
    </div>
  )
}

type Asked = Pick<Field, 'name' | 'id' | 'help'>

type AboutProps = Pick<Props, 'words'> & { field: Asked; fault: FieldFault | undefined }

/** The help and the error of a question. */
export function About({ field: { name, id = name, help }, fault, words }: AboutProps) {
  return (
    <>
      {help && (
        <p className="help" id={`${id}-help`} dir="auto">
          {help}
        </p>
      )}
      {fault && (
        <p className="field-fault" id={`${id}-fault`} dir="auto">
          <span className="unseen">{words.error} </span>
          {fault.text}
        </p>
      )}
    </>
  )
}

/** The ids of what is said about a question. */
export function aboutIds({ name, id = name, help }: Asked, isFaulty: boolean): string | undefined {
  return [help && `${id}-help`, isFaulty && `${id}-fault`].filter(Boolean).join(' ') || undefined
}

type BoxesProps = Pick<Props, 'field' | 'values'> & {
  isFaulty: boolean
  className: string
  about: ReactNode
  children: ReactNode
}

/** One box to tick, or several below their question. */
function Boxes({ field, values, isFaulty, className, about, children }: BoxesProps) {
  const { name, id = name, kind, options = [] } = field
  const described = aboutIds(field, isFaulty)
  const box = (input: string) => (
    <input
      type="checkbox"
      name={input}
      value="yes"
      defaultChecked={values[input] === 'yes'}
      aria-describedby={described}
      aria-invalid={isFaulty || undefined}
    />
  )
  if (kind === 'checkbox') {
    return (
      <div className={className} id={id} tabIndex={-1}>
        <label className="choice">
          {box(name)}
          <span dir="auto">{children}</span>
        </label>
        {about}
      </div>
    )
  }
  return (
    <fieldset className={className} id={id} tabIndex={-1}>
      <legend>{children}</legend>
      {about}
      {options.map(({ value, label }) => (
        <label key={value} className="choice">
          {box(`${name}.${value}`)}
          <span dir="auto">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

type ControlProps = Pick<Props, 'field' | 'words'> & {
  kind: Exclude<Field['kind'], 'checkbox' | 'checkboxes' | 'hidden'>
  value: string
  isFaulty: boolean
}

function Control({ field, kind, value, isFaulty, words }: ControlProps) {
  const { name, id = name, autoComplete, options } = field
  const shared = {
    id,
    name,
    className: sizes[kind],
    autoComplete,
    'aria-describedby': aboutIds(field, isFaulty),
    'aria-invalid': isFaulty || undefined,
    'data-missing': field.missing,
    'data-wrong': kind === 'email' ? words.faults.email : undefined,
  }
  if (kind === 'textarea') return <textarea {...shared} rows={5} dir="auto" defaultValue={value} />
  if (kind !== 'select') return <input {...shared} {...types[kind]} defaultValue={value} />
  return (
    <select {...shared} defaultValue={value}>
      <option value="">{words.choose}</option>
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** No maximum lengths: a browser would cut long text silently, while the server says so. */
const types = {
  text: { type: 'text', dir: 'auto' },
  email: { type: 'email', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
  tel: { type: 'tel', dir: 'ltr' },
  number: { type: 'text', inputMode: 'numeric', dir: 'ltr' },
  amount: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  date: { type: 'date', dir: 'ltr' },
} as const

const sizes = {
  text: 'input',
  email: 'input',
  textarea: 'input input-long',
  select: 'input',
  tel: 'input input-medium',
  number: 'input input-short',
  amount: 'input input-short',
  date: 'input input-short',
} as const

/** Values that a form carries in hidden inputs, except for those that it asks for. */
export function HiddenValues({ values, except = [] }: { values: Values; except?: string[] }) {
  return Object.entries(values)
    .filter(([name, value]) => value !== '' && !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

type SummaryProps = {
  faults: readonly FieldFault[]
  words: Pick<Words['forms'], 'summary' | 'nothingLost'>
  heading?: 'h2' | 'h3'
}

/** All errors at the top of a page, each linked to its input. It receives the focus when the page opens. */
export function ErrorSummary({ faults, words, heading: Heading = 'h2' }: SummaryProps) {
  if (faults.length === 0) return null
  return (
    <div className="summary" role="alert" aria-labelledby="summary-title" tabIndex={-1} autoFocus>
      <Heading className="summary-title" id="summary-title">
        {words.summary}
      </Heading>
      <ul className="summary-list">
        {faults.map(({ name, text, step }) => (
          <li key={`${name ?? ''} ${text}`}>
            {name ? <a href={`#${name}`}>{text}</a> : text}{' '}
            {step && <a href={step.href}>{step.text}</a>}
          </li>
        ))}
      </ul>
      <p>{words.nothingLost}</p>
    </div>
  )
}
