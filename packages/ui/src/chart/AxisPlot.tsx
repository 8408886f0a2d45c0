import { line } from 'd3-shape'
import { useId } from 'react'
import { partsOf } from '../styles/parts.ts'
import { formatTicks } from './chart-data.ts'
import type { ChartPoint, ChartSeries } from './chart-data.ts'
import type { PlotProps } from './plot-props.ts'
import { hatchedBy } from './shades.ts'
import { alignedAxis, axisOf, fitText, labelEvery, linesOf, placesOf, textWidth } from './scales.ts'
import type { Axis } from './scales.ts'

const TOP = 12
const BOTTOM = 28
/** Of a second line below the axis, px. */
const LINE = 14
const GAP = 8

const valuesOf = (points: readonly ChartPoint[], series: number): readonly number[] =>
  points.flatMap(({ values }) => {
    const value = values[series]
    return value === undefined || value === null ? [] : [value]
  })

/** What a line shows: a value per point, on its own axis or the first. */
interface DrawnLine {
  readonly key: string
  readonly tone: 'main' | 'quiet' | 'saving' | 'ink'
  readonly axis: Axis
  readonly values: readonly (number | null)[]
}

const columnOf = (points: readonly ChartPoint[], series: number) => points.map(({ values }) => values[series] ?? null)
const toneOf = (series: ChartSeries, index: number) => series.tone ?? (index === 0 ? 'main' : 'quiet')

/** Bars or lines on ruled lines. */
export const AxisPlot = ({ kind, points, series, width, height, compact, language, names, pointProps, classNames }: PlotProps) => {
  const part = partsOf(classNames)
  const hatch = useId()
  const count = compact ? 3 : 6
  const isLine = kind === 'line'
  const labels = points.map(({ short, label }) => short ?? label)
  const bottom = BOTTOM + (Math.max(1, ...labels.map((label) => linesOf(label).length)) - 1) * LINE
  const inner = height - TOP - bottom
  const first = axisOf(isLine ? series.flatMap((_one, index) => valuesOf(points, index)) : valuesOf(points, 0), inner, count)
  const second = kind === 'bars' && series.length > 1 ? alignedAxis(valuesOf(points, 1), first) : null
  const startTexts = formatTicks(first.ticks.map(({ value }) => value), language)
  const endTexts = formatTicks(second?.ticks.map(({ value }) => value) ?? [], language)
  const start = Math.max(...startTexts.map(textWidth)) + GAP
  const end = endTexts.length === 0 ? GAP : Math.max(...endTexts.map(textWidth)) + GAP
  const plotWidth = Math.max(0, width - start - end)
  const places = placesOf(points.length, plotWidth)
  const every = labelEvery(labels, places.step)
  const zero = first.yOf(0)

  const lines: readonly DrawnLine[] = isLine
    ? series.map((one, index) => ({ key: one.name, tone: toneOf(one, index), axis: first, values: columnOf(points, index) }))
    : second === null
      ? []
      : [{ key: 'second', tone: 'ink', axis: second, values: columnOf(points, 1) }]
  const pathOf = ({ axis, values }: DrawnLine, isOpen: boolean) => {
    // The way to an unfinished point is drawn apart, dashed.
    const isShown = (index: number) => {
      const isAfter = points[index]?.unfinished === true
      return isOpen ? isAfter || points[index + 1]?.unfinished === true : !isAfter
    }
    return line<number | null>()
      .defined((value, index) => value !== null && isShown(index))
      .x((_value, index) => places.centreOf(index))
      .y((value) => axis.yOf(value ?? 0))(values)
  }

  return (
    <g transform={`translate(${start} ${TOP})`} style={hatchedBy(hatch)}>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path {...part('hatch')} d="M0 0V5" />
      </pattern>
      <g aria-hidden="true">
        {first.ticks.map(({ value, y }, index) => (
          <g key={value} transform={`translate(0 ${y})`}>
            <line {...part(value === 0 ? 'zero' : 'rule')} x2={plotWidth} />
            <text x={-GAP} dy="0.35em" textAnchor="end">
              {startTexts[index]}
            </text>
          </g>
        ))}
        {second?.ticks.map(({ value, y }, index) => (
          <text key={value} x={plotWidth + GAP} y={y} dy="0.35em">
            {endTexts[index]}
          </text>
        ))}
      </g>
      {points.map((point, index) => {
        const value = point.values[0] ?? null
        const centre = places.centreOf(index)
        const y = value === null ? zero : first.yOf(value)
        return (
          <g key={point.key} {...pointProps(index)} aria-label={names[index]} data-tone={series[0]?.tone} data-unfinished={point.unfinished ? '' : undefined}>
            <rect {...part('hit')} x={centre - places.step / 2} y={0} width={places.step} height={inner + bottom} rx={2} />
            {isLine || value === null ? null : (
              <rect {...part('bar')} x={centre - places.barWidth / 2} y={Math.min(y, zero)} width={places.barWidth} height={Math.max(1, Math.abs(y - zero))} />
            )}
          </g>
        )
      })}
      <g aria-hidden="true" pointerEvents="none">
        {points.map(({ key }, index) => {
          const { 'data-active': active, 'data-selected': selected } = pointProps(index)
          if ((points.length - 1 - index) % every !== 0) return null
          const lines = linesOf(labels[index] ?? '').map((text) => fitText(text, places.step * every - 4))
          // The last one ends where the rules do.
          const x = Math.min(places.centreOf(index), plotWidth + end - Math.max(...lines.map(textWidth)) / 2)
          return (
            <text key={key} data-active={active} data-selected={selected} y={inner + 18} textAnchor="middle">
              {lines.map((text, line) => (
                <tspan key={text} x={x} dy={line === 0 ? 0 : LINE}>
                  {text}
                </tspan>
              ))}
            </text>
          )
        })}
        {lines.map((one) => (
          <g key={one.key}>
            <path {...part('line')} data-tone={one.tone} d={pathOf(one, false) ?? undefined} />
            <path {...part('line')} data-tone={one.tone} data-open="" d={pathOf(one, true) ?? undefined} />
            {one.tone === 'quiet'
              ? null
              : one.values.map((value, index) =>
                  value === null ? null : (
                    <circle key={points[index]?.key} {...part('dot')} data-tone={one.tone} cx={places.centreOf(index)} cy={one.axis.yOf(value)} r={3} />
                  ),
                )}
          </g>
        ))}
      </g>
    </g>
  )
}
