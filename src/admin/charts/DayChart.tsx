'use client'

import { useId } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'

import { shortDay } from '../figureWords.js'
import { ChartLegend } from './ChartLegend.js'
import { fillOf, Patterns } from './fills.js'
import { printer, type Unit } from './printer.js'

type Props = {
  unit: Unit
  /** The series stacked on each day, from the bottom; three at most. */
  series: readonly string[]
  days: readonly { day: string; values: readonly number[] }[]
  /** Days with an event that has no amount. */
  marks?: { label: string; days: readonly string[] }
}

const size = { width: 520, height: 200 }
const tick = { fill: 'var(--theme-elevation-700)', fontSize: 12 }

/** Stacked bars by day. */
export function DayChart({ unit, series, days, marks }: Props) {
  const id = useId()
  const print = printer(unit)
  const nameOf = (day: string) => shortDay(day, unit.language)
  const rows = days.map(({ day, values }) => ({ label: nameOf(day), values }))
  return (
    <>
      <ResponsiveContainer height={size.height} initialDimension={size} width="100%">
        <BarChart
          accessibilityLayer={false}
          barCategoryGap="15%"
          data={rows}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        >
          <Patterns id={id} />
          <CartesianGrid stroke="var(--theme-elevation-150)" vertical={false} />
          <XAxis dataKey="label" minTickGap={28} stroke="var(--theme-elevation-400)" tick={tick} />
          <YAxis
            allowDecimals={false}
            axisLine={false}
            tick={tick}
            tickFormatter={print.short}
            tickLine={false}
            width="auto"
          />
          <Tooltip
            content={<ChartTip print={print.full} />}
            cursor={{ fill: 'var(--theme-elevation-100)' }}
          />
          {marks?.days.map((day) => (
            <ReferenceLine className="dash-mark" key={day} x={nameOf(day)} />
          ))}
          {bars(series, id)}
        </BarChart>
      </ResponsiveContainer>
      <ChartLegend id={id} labels={series} mark={marks?.days.length ? marks.label : undefined} />
    </>
  )
}

function bars(series: readonly string[], id: string) {
  return series.map((name, index) => (
    <Bar
      dataKey={({ values }: { values: readonly number[] }) => values[index] ?? 0}
      fill={fillOf(index, id)}
      isAnimationActive={false}
      key={name}
      name={name}
      stackId="day"
    />
  ))
}

type TipProps = {
  active?: boolean
  label?: unknown
  payload?: readonly { name?: string | number | undefined; value?: unknown; dataKey?: unknown }[]
  print: (value: number) => string
}

/** The values under the pointer, in words. */
function ChartTip({ active, label, payload = [], print }: TipProps) {
  if (!active || payload.length === 0) return null
  return (
    <div className="dash-tip">
      <strong>{String(label)}</strong>
      {payload.map(({ name, value }) => (
        <span key={name}>
          {name}: {print(Number(value))}
        </span>
      ))}
    </div>
  )
}
