import type { ClassNames } from '../styles/parts.ts'
import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
import type { PointProps } from './use-points.ts'

/** What a chart draws. Lengths in px. */
export interface PlotProps {
  readonly kind: ChartKind
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
  readonly width: number
  readonly height: number
  readonly compact: boolean
  /** BCP 47 tag of the numbers. */
  readonly language: string
  /** What screen readers say of each point. */
  readonly names: readonly string[]
  /** What stands at the end of each lying bar. */
  readonly ends: readonly string[]
  readonly pointProps: PointProps
  readonly classNames: ClassNames<'bar' | 'dot' | 'drawing' | 'drawing-frame' | 'hatch' | 'hit' | 'line' | 'rule' | 'share' | 'value' | 'whole' | 'zero'> | undefined
}
