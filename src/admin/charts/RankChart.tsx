'use client'

import { useId } from 'react'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'

import { ChartLegend } from './ChartLegend.js'
import { fillOf, Patterns } from './fills.js'
import { printer, type Unit } from './printer.js'

type Props = {
  unit: Unit
  /** The series compared in each row; three at most. */
  series: readonly string[]
  rows: readonly { label: string; values: readonly number[] }[]
}

const barHeight = 18
const gap = 14
/** As many letters as fit beside the bars in a wide font. */
const maxLetters = 17
const namesWidth = 144
/** Pixels per digit of the labels behind the bars, which need room. */
const digitWidth = 7.5

const shortened = (label: string) =>
  label.length > maxLetters ? `${label.slice(0, maxLetters - 1)}…` : label

/** Bars beside their names, with their numbers at the end. */
export function RankChart({ unit, series, rows }: Props) {
  const id = useId()
  const print = printer(unit)
  const longest = Math.max(
    ...rows.flatMap(({ values }) => values.map((value) => print.full(value).length)),
  )
  const height = rows.length * (series.length * barHeight + gap) + 8
  return (
    <>
      <ResponsiveContainer height={height} initialDimension={{ width: 520, height }} width="100%">
        <BarChart
          accessibilityLayer={false}
          barGap={2}
          data={[...rows]}
          layout="vertical"
          margin={{ top: 0, right: longest * digitWidth + 12, bottom: 0, left: 0 }}
        >
          <Patterns id={id} />
          <XAxis domain={[0, 'dataMax']} hide type="number" />
          <YAxis
            axisLine={false}
            dataKey="label"
            interval={0}
            tick={{ fill: 'var(--theme-elevation-800)', fontSize: 13 }}
            tickFormatter={shortened}
            tickLine={false}
            type="category"
            width={namesWidth}
          />
          {bars({ series, id, print: print.full })}
        </BarChart>
      </ResponsiveContainer>
      <ChartLegend id={id} labels={series} />
    </>
  )
}

type Bars = { series: readonly string[]; id: string; print: (value: number) => string }

function bars({ series, id, print }: Bars) {
  return series.map((name, index) => (
    <Bar
      barSize={barHeight - 4}
      dataKey={({ values }: { values: readonly number[] }) => values[index] ?? 0}
      fill={fillOf(index, id)}
      isAnimationActive={false}
      key={name}
      minPointSize={(value) => (Number(value) > 0 ? 2 : 0)}
      name={name}
      radius={2}
    >
      <LabelList
        className="dash-bar-label"
        formatter={(value) => print(Number(value))}
        position="right"
      />
    </Bar>
  ))
}
