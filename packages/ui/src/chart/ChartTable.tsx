import type { ReactNode } from 'react'
import type { ChartKind, ChartPoint, ChartSeries, PointWords } from './chart-data.ts'
import * as S from './Chart.styles.ts'
import type { ChartMessages } from './messages.ts'
import { shadeOf, shadeStyle } from './shades.ts'

interface ChartTableProps {
  readonly kind: ChartKind
  readonly title: ReactNode
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
  readonly words: readonly PointWords[]
  readonly active: number | null
  readonly messages: ChartMessages
}

/** What the chart draws, as a table. */
export const ChartTable = ({ kind, title, points, series, words, active, messages }: ChartTableProps) => (
  <S.Table>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{messages.point}</th>
        {series.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {kind === 'ring' ? <th scope="col">{messages.share}</th> : null}
        {kind === 'pareto' ? <th scope="col">{messages.running}</th> : null}
      </tr>
    </thead>
    <tbody>
      {points.map(({ key, label, unfinished }, index) => (
        <tr key={key} data-active={index === active ? '' : undefined}>
          <th scope="row">
            {kind === 'ring' ? <S.Square aria-hidden="true" data-hatched={shadeOf(index).isHatched ? '' : undefined} style={shadeStyle(index)} /> : null}
            {label}
            {unfinished ? <S.Quiet> {messages.unfinished}</S.Quiet> : null}
          </th>
          {words[index]?.texts.map((text, at) => (
            <td key={series[at]?.name}>{text}</td>
          ))}
          {words[index]?.share === null ? null : <td>{words[index]?.share}</td>}
        </tr>
      ))}
    </tbody>
  </S.Table>
)
