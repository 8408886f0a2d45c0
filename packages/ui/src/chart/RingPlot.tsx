import { arc, pie } from 'd3-shape'
import { useId } from 'react'
import { partsOf } from '../styles/parts.ts'
import { formatTicks, sharesOf } from './chart-data.ts'
import type { PlotProps } from './plot-props.ts'
import { hatchedBy, shadeOf } from './shades.ts'

/** Shares of a whole, from the top and in the order of the table. Neighbours differ in more than colour: some are hatched. */
export const RingPlot = ({ points, width, height, language, names, pointProps, classNames }: PlotProps) => {
  const part = partsOf(classNames)
  const hatch = useId()
  const radius = Math.max(0, Math.min(width, height) / 2 - 4)
  const draw = arc<{ startAngle: number; endAngle: number }>().innerRadius(radius * 0.64).outerRadius(radius)
  const slices = pie<number>().sortValues(null)([...sharesOf(points)])
  const whole = points.reduce((sum, { values }) => sum + Math.max(0, values[0] ?? 0), 0)
  return (
    <g transform={`translate(${width / 2} ${height / 2})`} style={hatchedBy(hatch)}>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path {...part('hatch')} d="M0 0V5" />
      </pattern>
      {slices.map((slice, index) => (
        <g key={points[index]?.key} {...pointProps(index)} aria-label={names[index]}>
          <path {...part('share')} d={draw(slice) ?? undefined} style={{ fill: shadeOf(index).fill }} />
        </g>
      ))}
      <text aria-hidden="true" {...part('whole')} textAnchor="middle" dy="0.35em">
        {formatTicks([whole], language)[0]}
      </text>
    </g>
  )
}
