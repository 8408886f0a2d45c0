import { useLayoutEffect, useRef, useState } from 'react'
import { onResize } from '../hooks/layout.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { AxisPlot } from './AxisPlot.tsx'
import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
import * as S from './Plot.styles.ts'
import { RingPlot } from './RingPlot.tsx'
import type { PointProps } from './use-points.ts'

/** What a chart draws. Lengths in px. */
export interface PlotProps {
  readonly kind: ChartKind
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
  readonly width: number
  readonly height: number
  readonly compact: boolean
  /** What screen readers say of each point. */
  readonly names: readonly string[]
  readonly pointProps: PointProps
  readonly classNames: ClassNames<'bar' | 'dot' | 'drawing' | 'drawing-frame' | 'hatch' | 'hit' | 'line' | 'rule' | 'share' | 'whole' | 'zero'> | undefined
}

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
  const { kind, height, classNames } = props
  const part = partsOf(classNames)
  return (
    <div {...part('drawing-frame')} ref={box}>
      {width === 0 ? null : (
        <S.Svg {...part('drawing')} width={width} height={height} role="presentation">
          {kind === 'ring' ? <RingPlot {...props} width={width} /> : <AxisPlot {...props} width={width} />}
        </S.Svg>
      )}
    </div>
  )
}
