import type { ReactNode } from 'react'

/** One of the drawings. */
export type DrawingName = 'report' | 'course' | 'conversation' | 'people' | 'register' | 'calendar'

/** A drawing in the colours of the brand, for parts without a picture. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="drawing" viewBox="0 0 560 440" width="560" height="440" aria-hidden="true">
      <circle className="d-tint" cx="300" cy="220" r="210" />
      <circle className="d-ring" cx="300" cy="220" r="176" />
      {drawings[name]}
    </svg>
  )
}

type At = readonly [x: number, y: number, width: number, height: number, radius: number]

function Box({ look, at: [x, y, width, height, radius] }: { look: string; at: At }) {
  return <rect className={look} x={x} y={y} width={width} height={height} rx={radius} />
}

/** Lines of text, each as wide as said. */
function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, index) => (
    <Box key={index} look="d-line" at={[x, y + index * 18, width, 7, 3.5]} />
  ))
}

function Tick({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <circle className="d-fill" r="12" />
      <path className="d-tick" d="M-5 0l4 4 7-8" />
    </g>
  )
}

const report = (
  <>
    <rect className="d-card" x="120" y="60" width="300" height="320" rx="16" />
    <rect className="d-fill" x="148" y="88" width="112" height="12" rx="6" />
    <Lines x={148} y={114} widths={[212, 176]} />
    {[176, 220, 264].map((y, index) => (
      <g key={y}>
        <Tick x={160} y={y} />
        <Lines x={184} y={y - 10} widths={[150 - index * 18, 96 + index * 14]} />
      </g>
    ))}
    <path className="d-rule" d="M148 304h244" />
    <Lines x={148} y={324} widths={[96, 60]} />
    <path className="d-ink" d="M290 346c12-26 20-26 18-6s10 14 16-2 12-10 10 2 12 8 22 2" />
    <rect className="d-card" x="356" y="190" width="172" height="148" rx="14" />
    {[
      [380, 46],
      [410, 70],
      [440, 58],
      [470, 92],
    ].map(([x = 0, height = 0], index) => (
      <Box
        key={x}
        look={index === 3 ? 'd-accent' : 'd-soft'}
        at={[x, 314 - height, 20, height, 5]}
      />
    ))}
    <rect className="d-card" x="44" y="276" width="132" height="84" rx="14" />
    <path
      className="d-stroke"
      d="M76 300l20 8v14c0 14-9 21-20 26-11-5-20-12-20-26v-14zM67 324l6 6 11-12"
    />
    <Lines x={108} y={308} widths={[48, 34]} />
  </>
)

const course = (
  <>
    <rect className="d-card" x="76" y="76" width="372" height="232" rx="16" />
    <rect className="d-soft" x="96" y="96" width="332" height="140" rx="10" />
    <circle className="d-fill" cx="262" cy="166" r="30" />
    <path className="d-play" d="M254 152l22 14-22 14z" />
    <rect className="d-rail" x="96" y="256" width="332" height="8" rx="4" />
    <rect className="d-accent" x="96" y="256" width="190" height="8" rx="4" />
    <Lines x={96} y={280} widths={[140]} />
    <rect className="d-card" x="52" y="268" width="180" height="124" rx="14" />
    {[300, 330, 360].map((y, index) => (
      <g key={y}>
        {index < 2 ? <Tick x={80} y={y} /> : <circle className="d-empty" cx="80" cy={y} r="11" />}
        <Lines x={102} y={y - 4} widths={[104 - index * 20]} />
      </g>
    ))}
    <rect className="d-card" x="346" y="216" width="176" height="150" rx="14" />
    <circle className="d-accent" cx="434" cy="264" r="24" />
    <path className="d-accent" d="M420 280l-8 34 22-11 22 11-8-34z" />
    <path className="d-play-line" d="M424 264l7 7 13-14" />
    <Lines x={382} y={328} widths={[104]} />
  </>
)

const conversation = (
  <>
    <rect className="d-card" x="92" y="64" width="268" height="124" rx="18" />
    <path className="d-card" d="M128 186v34l36-34z" />
    <Lines x={120} y={94} widths={[196, 212, 160, 96]} />
    <rect className="d-fill" x="228" y="216" width="268" height="108" rx="18" />
    <path className="d-fill" d="M460 322v34l-36-34z" />
    {[200, 164, 112].map((width, index) => (
      <Box key={width} look="d-onfill" at={[256, 246 + index * 20, width, 7, 3.5]} />
    ))}
    <rect className="d-card" x="56" y="250" width="148" height="138" rx="14" />
    <rect className="d-accent" x="56" y="250" width="148" height="32" rx="14" />
    {[0, 1, 2, 3, 4, 5, 6, 7].map((day) => (
      <Box
        key={day}
        look={day === 5 ? 'd-accent' : 'd-soft'}
        at={[76 + (day % 4) * 29, 304 + Math.floor(day / 4) * 34, 20, 20, 5]}
      />
    ))}
    <circle className="d-card" cx="438" cy="128" r="44" />
    <circle className="d-soft" cx="438" cy="116" r="15" />
    <path
      className="d-soft"
      d="M410 158c2-16 14-23 28-23s26 7 28 23c-8 9-18 13-28 13s-20-4-28-13z"
    />
  </>
)

/** Head and shoulders. */
function Person({ x, y, look = 'd-soft' }: { x: number; y: number; look?: string }) {
  return (
    <g className={look} transform={`translate(${String(x)} ${String(y)})`}>
      <circle cy="-34" r="21" />
      <path d="M-42 34c2-26 18-40 42-40s40 14 42 40z" />
    </g>
  )
}

const people = (
  <>
    <rect className="d-card" x="72" y="64" width="200" height="132" rx="16" />
    <rect className="d-fill" x="96" y="88" width="84" height="10" rx="5" />
    <Lines x={96} y={114} widths={[148, 120, 136]} />
    <rect className="d-card" x="400" y="88" width="124" height="96" rx="14" />
    <path className="d-stroke" d="M428 156v-16M452 156v-40M476 156v-28M500 156v-52" />
    <Person x={168} y={286} />
    <Person x={400} y={286} />
    <Person x={284} y={262} look="d-fill" />
    <rect className="d-card" x="96" y="312" width="376" height="64" rx="32" />
    <Lines x={136} y={334} widths={[112, 76]} />
    <Tick x={284} y={344} />
    <Lines x={330} y={334} widths={[100, 68]} />
    <circle className="d-accent" cx="336" cy="112" r="14" />
  </>
)

const register = (
  <>
    <rect className="d-card" x="64" y="76" width="392" height="272" rx="16" />
    <rect className="d-fill" x="64" y="76" width="392" height="44" rx="16" />
    <rect className="d-fill" x="64" y="100" width="392" height="20" />
    {[144, 194, 244, 294].map((y, index) => (
      <g key={y}>
        <rect className="d-soft" x="88" y={y} width="30" height="30" rx="8" />
        <Lines x={134} y={y + 3} widths={[128 - index * 12, 84 + index * 10]} />
        <Box look={index === 1 ? 'd-accent' : 'd-rail'} at={[300, y + 5, 60, 20, 10]} />
        {index < 3 && <path className="d-rule" d={`M88 ${String(y + 40)}h344`} />}
      </g>
    ))}
    <Tick x={412} y={159} />
    <Tick x={412} y={259} />
    <circle className="d-empty" cx="412" cy="209" r="11" />
    <circle className="d-card" cx="428" cy="312" r="74" />
    <path
      className="d-stroke"
      d="M428 268l34 13v24c0 24-15 36-34 45-19-9-34-21-34-45v-24zM413 308l11 11 20-22"
    />
  </>
)

const calendar = (
  <>
    <rect className="d-card" x="84" y="76" width="320" height="288" rx="16" />
    <rect className="d-fill" x="84" y="76" width="320" height="56" rx="16" />
    <rect className="d-fill" x="84" y="108" width="320" height="24" />
    <path className="d-onfill" d="M148 60h10v32h-10zM330 60h10v32h-10z" />
    {Array.from({ length: 20 }, (_, day) => (
      <Box
        key={day}
        look={day === 8 ? 'd-accent' : day > 8 ? 'd-soft' : 'd-rail'}
        at={[110 + (day % 5) * 56, 156 + Math.floor(day / 5) * 50, 40, 34, 8]}
      />
    ))}
    <path className="d-tick" d="M290 222l8 8 14-15" />
    <rect className="d-card" x="332" y="252" width="192" height="132" rx="14" />
    <Person x={384} y={328} look="d-fill" />
    <Person x={470} y={328} />
    <Lines x={364} y={368} widths={[128]} />
  </>
)

const drawings: Record<DrawingName, ReactNode> = {
  report,
  course,
  conversation,
  people,
  register,
  calendar,
}
