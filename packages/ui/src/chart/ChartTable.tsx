import type { ReactNode } from 'react'
import { partsOf, type ClassNames } from '../styles/parts.ts'
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
  readonly classNames: ClassNames<'caption' | 'swatch' | 'table' | 'table-body' | 'table-cell' | 'table-head' | 'table-header' | 'table-row' | 'unfinished'> | undefined
}

/** What the chart draws, as a table. */
export const ChartTable = ({ kind, title, points, series, words, active, messages, classNames }: ChartTableProps) => {
  const part = partsOf(classNames)
  return (
    <S.Table {...part('table')}>
      <caption {...part('caption')}>{title}</caption>
      <thead {...part('table-head')}>
        <tr {...part('table-row')}>
          <th {...part('table-header')} scope="col">{messages.point}</th>
          {series.map(({ name }) => (
            <th key={name} {...part('table-header')} scope="col">
              {name}
            </th>
          ))}
          {kind === 'ring' ? <th {...part('table-header')} scope="col">{messages.share}</th> : null}
          {kind === 'pareto' ? <th {...part('table-header')} scope="col">{messages.running}</th> : null}
        </tr>
      </thead>
      <tbody {...part('table-body')}>
        {points.map(({ key, label, unfinished }, index) => (
          <tr key={key} {...part('table-row')} data-active={index === active ? '' : undefined}>
            <th {...part('table-header')} scope="row">
              {kind === 'ring' ? <S.Square {...part('swatch')} aria-hidden="true" data-hatched={shadeOf(index).isHatched ? '' : undefined} style={shadeStyle(index)} /> : null}
              {label}
              {unfinished ? <S.Quiet {...part('unfinished')}> {messages.unfinished}</S.Quiet> : null}
            </th>
            {words[index]?.texts.map((text, at) => (
              <td key={series[at]?.name} {...part('table-cell')}>{text}</td>
            ))}
            {words[index]?.share === null ? null : <td {...part('table-cell')}>{words[index]?.share}</td>}
          </tr>
        ))}
      </tbody>
    </S.Table>
  )
}
