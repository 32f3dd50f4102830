import type { ReactNode } from 'react'

type Name = 'report' | 'course' | 'conversation'

/** A drawing in the colours of the brand, for parts without a picture. */
export function Drawing({ name }: { name: Name }) {
  return (
    <svg className="drawing" viewBox="0 0 560 440" width="560" height="440" aria-hidden="true">
      <circle className="d-tint" cx="300" cy="220" r="210" />
      <circle className="d-ring" cx="300" cy="220" r="176" />
      {drawings[name]}
    </svg>
  )
}

/** Lines of text, each as wide as said. */
function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, index) => (
    <rect
      key={index}
      className="d-line"
      x={x}
      y={y + index * 18}
      width={width}
      height="7"
      rx="3.5"
    />
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
      <rect
        key={x}
        className={index === 3 ? 'd-accent' : 'd-soft'}
        x={x}
        y={314 - height}
        width="20"
        height={height}
        rx="5"
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
      <rect
        key={width}
        className="d-onfill"
        x="256"
        y={246 + index * 20}
        width={width}
        height="7"
        rx="3.5"
      />
    ))}
    <rect className="d-card" x="56" y="250" width="148" height="138" rx="14" />
    <rect className="d-accent" x="56" y="250" width="148" height="32" rx="14" />
    {[0, 1, 2, 3, 4, 5, 6, 7].map((day) => (
      <rect
        key={day}
        className={day === 5 ? 'd-accent' : 'd-soft'}
        x={76 + (day % 4) * 29}
        y={304 + Math.floor(day / 4) * 34}
        width="20"
        height="20"
        rx="5"
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

const drawings: Record<Name, ReactNode> = { report, course, conversation }
