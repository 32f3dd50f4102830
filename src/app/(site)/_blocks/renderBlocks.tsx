import { Fragment, type ReactNode } from 'react'
import { createLocalReq } from 'payload'

import type { PageRequest } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import { imageOf, type Around, type PageBlock, type Views, type BlockOf } from './PageBlock.js'
import { shownViews } from './shownViews.js'
import { renderBody } from '../../../platform/content/renderBody.js'
import { Picture } from '../_parts/Picture.js'
import { RichText } from '../_parts/RichText.js'
import { Drawing } from '../_parts/Drawing.js'
import { Calls, Part } from './Part.js'
import { hrefOf } from '../_format/hrefOf.js'
import { CardTitle } from '../_parts/CardTitle.js'
import { Face } from '../_parts/Face.js'
import { Icon } from './Icon.js'

type Row = { title: ReactNode; role?: string | null | undefined; text: string | null | undefined }

/** The words of one row. */
function Said({ title, role, text }: Row) {
  return (
    <div>
      <CardTitle heading="h3">{title}</CardTitle>
      {role && (
        <p className="person-role" dir="auto">
          {role}
        </p>
      )}
      {text && <p dir="auto">{text}</p>}
    </div>
  )
}

/** The parts that are lists. */
const listViews: Views<'features' | 'steps' | 'figures' | 'voices' | 'team'> = {
  features: ({ layout, items, ...part }, { site }) => (
    <Part name="features" {...part}>
      <ul className={`features features-${layout}`}>
        {(items ?? []).map(({ id, icon, title, text, ...target }) => {
          const href = hrefOf(site, target)
          return (
            <li key={id ?? title} className="feature">
              <Icon name={icon} />
              <Said title={href ? <a href={href}>{title}</a> : title} text={text} />
            </li>
          )
        })}
      </ul>
    </Part>
  ),

  steps: ({ items, ...part }) => (
    <Part name="steps" {...part}>
      <ol className="steps">
        {(items ?? []).map(({ id, title, text }, index) => (
          <li key={id ?? title} className="step">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <Said title={title} text={text} />
          </li>
        ))}
      </ol>
    </Part>
  ),

  figures: ({ items, ...part }) => (
    <Part name="figures" {...part}>
      <dl className="numbers">
        {(items ?? []).map(({ id, value, label }) => (
          <div key={id ?? label} className="number">
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  ),

  voices: ({ items, ...part }) => (
    <Part name="voices" {...part}>
      <ul className={`voices${items?.length === 1 ? ' voices-one' : ''}`}>
        {(items ?? []).map(({ id, quote, name, role, picture }) => (
          <li key={id ?? name}>
            <figure className="voice">
              <blockquote dir="auto">{quote}</blockquote>
              <figcaption>
                <Face name={name} image={imageOf(picture)} />
                <span>
                  <strong dir="auto">{name}</strong>
                  {role && <span dir="auto">{role}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Part>
  ),

  team: ({ people, ...part }) => (
    <Part name="team" {...part}>
      <ul className="team">
        {(people ?? []).map(({ id, name, role, text, picture }) => (
          <li key={id ?? name} className="person">
            <Face name={name} image={imageOf(picture)} />
            <Said title={name} role={role} text={text} />
          </li>
        ))}
      </ul>
    </Part>
  ),
}

type Pictured = Pick<BlockOf<'hero'>, 'picture' | 'drawing'>

/** The picture of a part, or the drawing in its place. */
function Visual({ block, isEager }: { block: Pictured; isEager: boolean }) {
  const image = imageOf(block.picture)
  if (image) return <Picture light={image} className="part-picture" size="half" isEager={isEager} />
  return block.drawing === 'none' ? null : <Drawing name={block.drawing} />
}

const hasVisual = ({ picture, drawing }: Pictured) =>
  imageOf(picture) !== null || drawing !== 'none'

async function Body({ site, body }: { site: Site; body: BlockOf<'text'>['body'] }) {
  const req = await createLocalReq({ locale: site.locale }, site.payload)
  return <RichText site={site} html={await renderBody(req, body)} />
}

/** The parts with one thing to say. */
const toldViews: Views<'hero' | 'text' | 'picture' | 'call'> = {
  hero: (block, { site, isFirst }) => {
    const Heading = isFirst ? 'h1' : 'h2'
    const isBeside = block.layout !== 'centred' && hasVisual(block)
    return (
      <section className={`opening ${isBeside ? 'opening-beside' : 'opening-centred'}`}>
        <div className="wrap">
          <div className="opening-words">
            {block.kicker && (
              <p className="kicker" dir="auto">
                {block.kicker}
              </p>
            )}
            <Heading dir="auto">{block.heading}</Heading>
            {block.lead && (
              <p className="lead" dir="auto">
                {block.lead}
              </p>
            )}
            <Calls site={site} calls={block.calls} />
          </div>
          {hasVisual(block) && (
            <div className="visual">
              <Visual block={block} isEager={isFirst} />
            </div>
          )}
        </div>
      </section>
    )
  },

  text: async ({ background, heading, layout, body }, { site }) => (
    <Part name={`text part-text-${layout}`} background={background} heading={heading}>
      {await Body({ site, body })}
    </Part>
  ),

  picture: async (block, { site }) => (
    <Part name="picture-text" background={block.background} columns={`halves halves-${block.side}`}>
      <div>
        {block.heading && <h2 dir="auto">{block.heading}</h2>}
        {await Body({ site, body: block.body })}
        <Calls site={site} calls={block.calls} />
      </div>
      <div className="visual">
        <Visual block={block} isEager={false} />
      </div>
    </Part>
  ),

  call: ({ layout, heading, lead, calls }, { site }) => (
    <section className="part part-call">
      <div className="wrap">
        <div className={`call call-${layout}`}>
          <div>
            <h2 dir="auto">{heading}</h2>
            {lead && <p dir="auto">{lead}</p>}
          </div>
          <Calls site={site} calls={calls} />
        </div>
      </div>
    </section>
  ),
}

const views: Views = { ...toldViews, ...listViews, ...shownViews }

/** The parts of a page, one below the other. */
export async function renderBlocks(
  site: Site,
  asked: PageRequest,
  blocks: readonly PageBlock[],
): Promise<ReactNode> {
  const shown = await Promise.all(
    blocks.map(async (block, index) => {
      const { blockType } = block
      const like = blocks.slice(0, index).filter((one) => one.blockType === blockType).length
      const prefix = like === 0 ? '' : `${blockType}${like + 1}-`
      return view(block, { site, asked, isFirst: index === 0, prefix })
    }),
  )
  return shown.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** TypeScript cannot see that the view of a block's type takes that block. */
function view(block: PageBlock, around: Around): ReactNode | Promise<ReactNode> {
  const show = views[block.blockType] as ((one: PageBlock, two: Around) => ReactNode) | undefined
  return show?.(block, around)
}

/** Whether the first part says what the page is called, so that it needs no other heading. */
export function beginsWithHero([first]: readonly PageBlock[]): boolean {
  return first?.blockType === 'hero'
}
