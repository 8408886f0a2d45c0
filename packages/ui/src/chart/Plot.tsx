import { useLayoutEffect, useRef, useState } from 'react'
import { onResize } from '../hooks/layout.ts'
import { partsOf } from '../styles/parts.ts'
import { AxisPlot } from './AxisPlot.tsx'
import { lies } from './chart-data.ts'
import type { PlotProps } from './plot-props.ts'
import * as S from './Plot.styles.ts'
import { RankPlot, ranksHeight } from './RankPlot.tsx'
import { RingPlot } from './RingPlot.tsx'

/** The drawing, as wide as its place; loaded apart from its shell. */
export const Plot = (props: Omit<PlotProps, 'width'>) => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    return onResize(measure, element)
  }, [])
  const { kind, points, classNames } = props
  const isRanked = lies(kind)
  const height = isRanked ? ranksHeight(points.length, width) : props.height
  const part = partsOf(classNames)
  return (
    <div {...part('drawing-frame')} ref={box}>
      {width === 0 ? null : (
        <S.Svg {...part('drawing')} width={width} height={height} role="presentation">
          {kind === 'ring' ? <RingPlot {...props} width={width} /> : isRanked ? <RankPlot {...props} width={width} /> : <AxisPlot {...props} width={width} />}
        </S.Svg>
      )}
    </div>
  )
}
