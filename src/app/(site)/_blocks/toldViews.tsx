import { createLocalReq } from 'payload'

import { renderBody } from '../../../platform/content/renderBody.js'
import type { Site } from '../Site.js'
import { Picture } from '../_parts/Picture.js'
import { RichText } from '../_parts/RichText.js'
import { Drawing } from '../_parts/Drawing.js'
import { type BlockOf, imageOf, type Views } from './PageBlock.js'
import { Calls, Part } from './Part.js'

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
export const toldViews: Views<'hero' | 'text' | 'picture' | 'call'> = {
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
