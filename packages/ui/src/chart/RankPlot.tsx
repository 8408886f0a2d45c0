import { partsOf } from '../styles/parts.ts'
import type { PlotProps } from './plot-props.ts'
import { fitText, textWidth } from './scales.ts'

/** Below this width, px, a name stands above its bar. */
const NARROW = 440
const GAP = 12
const THICK = 12

const isNarrow = (width: number): boolean => width < NARROW

const stepOf = (width: number): number => (isNarrow(width) ? 40 : 28)

/** Height of the drawing, px. */
export const ranksHeight = (count: number, width: number): number => count * stepOf(width)

/** Bars that lie below each other, each with its name and its value: names are long, and a bar that stands has no room for one. */
export const RankPlot = ({ points, series, width, names, ends, pointProps, classNames }: PlotProps) => {
  const part = partsOf(classNames)
  const narrow = isNarrow(width)
  const step = stepOf(width)
  const valueWidth = Math.max(0, ...ends.map(textWidth))
  const nameWidth = narrow ? width - valueWidth - GAP : Math.min(width * 0.4, Math.max(0, ...points.map(({ label }) => textWidth(label))))
  const start = narrow ? 0 : nameWidth + GAP
  const most = Math.max(0, ...points.map(({ values }) => values[0] ?? 0))
  const room = Math.max(0, width - start - (narrow ? 0 : valueWidth + GAP))
  const [textAt, barAt] = narrow ? [12, 22] : [step / 2, (step - THICK) / 2]
  return (
    <>
      {points.map((point, index) => {
        const long = most === 0 ? 0 : (Math.max(0, point.values[0] ?? 0) / most) * room
        return (
          <g key={point.key} {...pointProps(index)} aria-label={names[index]} transform={`translate(0 ${index * step})`} data-tone={series[0]?.tone} data-unfinished={point.unfinished ? '' : undefined}>
            <rect {...part('hit')} width={width} height={step} rx={2} />
            <rect {...part('bar')} x={start} y={barAt} width={Math.max(1, long)} height={THICK} />
          </g>
        )
      })}
      <g aria-hidden="true" pointerEvents="none">
        {points.map(({ key, label }, index) => {
          const { 'data-active': active, 'data-selected': selected } = pointProps(index)
          const y = index * step + textAt
          return (
            <g key={key}>
              <text data-active={active} data-selected={selected} y={y} dy="0.35em">
                {fitText(label, nameWidth)}
              </text>
              <text {...part('value')} data-active={active} data-selected={selected} x={width} y={y} dy="0.35em" textAnchor="end">
                {ends[index]}
              </text>
            </g>
          )
        })}
      </g>
    </>
  )
}
