'use client'

import { useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { useLoaded } from '../hooks/use-loaded.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { drawnPoints, hasValues, lies, wordsOf } from './chart-data.ts'
import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
import * as S from './Chart.styles.ts'
import { ChartTable } from './ChartTable.tsx'
import { defaultMessages } from './messages.ts'
import type { ChartMessages } from './messages.ts'
import { usePoints } from './use-points.ts'
import type { ChartSelectDetails } from './use-points.ts'

/** Props of {@link Chart}; all other props are passed to its `<figure>`. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children' | 'onSelect'> {
  kind: ChartKind
  title: ReactNode
  /** Beside the title: the unit, what the chart says in one sentence. */
  note?: ReactNode
  /** At most 24 periods, or 24 names where the bars lie; of a ring at most 6 shares, the last of them 其他. */
  points: readonly ChartPoint[]
  /** `bars` draws a second one as a line on its own axis; `ranks`, `pareto` and `ring` use the first alone. */
  series: readonly ChartSeries[]
  /** How a value is written, e.g. `formatYuan`; as a plain number by default. */
  format?: ((value: number) => string) | undefined
  /** The point that the page shows, by its key. */
  selectedKey?: string | null | undefined
  /** Called when a point is pressed, or chosen with Enter. */
  onSelect?: ((point: ChartPoint, details: ChartSelectDetails) => void) | undefined
  /** `loading` keeps the place; `error` offers `onRetry`. */
  status?: 'ready' | 'loading' | 'error' | undefined
  onRetry?: (() => void) | undefined
  /**
   * Where its table is: behind a button, or beside the chart (below it on a phone), as a ring always has it. `outside`: the page shows a
   * table of its own, and this one is for screen readers alone. The table is in the page in every case.
   */
  table?: 'switch' | 'beside' | 'outside' | undefined
  /** Below the drawing while no point is read out, and of the chosen one after it: what a press does. */
  hint?: ReactNode
  /** Height of the drawing in px; 300 by default, 160 when compact. Lying bars are as high as they are many. */
  height?: number | undefined
  /** Lower, with fewer lines and a small title: for a workbench. */
  compact?: boolean | undefined
  messages?: Partial<ChartMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'bar' | 'body' | 'caption' | 'dot' | 'drawing' | 'drawing-frame' | 'failure' | 'foot' | 'hatch' | 'head' | 'hint' | 'hit' | 'key' | 'legend' | 'line' | 'message' | 'note' | 'place' | 'plot' | 'point' | 'readout' | 'retry' | 'rule' | 'share' | 'swatch' | 'table' | 'table-body' | 'table-cell' | 'table-frame' | 'table-head' | 'table-header' | 'table-row' | 'title' | 'toggle' | 'unfinished' | 'value' | 'whole' | 'zero'> | undefined
}

const loadPlot = async () => (await import('./Plot.tsx')).Plot
const plain = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 })
const formatPlain = (value: number): string => plain.format(value).replace('-', '−')

/**
 * Bars with a line, lines, lying bars or a ring, and its table. The arrows walk the points, and a line of text reads them out. What
 * draws is loaded after the shell; the table is there before it, and without it.
 *
 * Data attributes: `data-kind`, `data-status` (`ready`, `loading`, `empty`, `error`), `data-compact`.
 */
export const Chart = withRef(function Chart(props: ChartProps) {
  const { kind, title, note, points: given, series: allSeries, format = formatPlain, selectedKey, onSelect, status = 'ready', classNames, ...others } = props
  const { onRetry, compact = false, table = 'switch', height = compact ? 160 : 300, hint, messages, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('Chart', defaultMessages, messages)
  const [isTable, setTable] = useState(false)
  const series = kind === 'bars' ? allSeries.slice(0, 2) : kind === 'line' ? allSeries : allSeries.slice(0, 1)
  const points = drawnPoints(kind, given)
  const state = status !== 'ready' ? status : hasValues(points) ? 'ready' : 'empty'
  const plot = useLoaded(loadPlot, state === 'ready')
  const { active, pointProps } = usePoints({ points, selectedKey, onSelect })

  const words = wordsOf(kind, points, series, format)
  const ends = words.map(({ texts: [text = ''], share }) => (share === null ? text : `${text} · ${share}`))
  const shareName = kind === 'ring' ? t.share : t.running
  const textsOf = (index: number): readonly string[] => {
    const { texts = [], share = null } = words[index] ?? {}
    return [...texts.map((text, at) => `${series[at]?.name ?? ''} ${text}`), ...(share === null ? [] : [`${shareName} ${share}`])]
  }
  const labelOf = ({ label, unfinished }: ChartPoint) => (unfinished ? t.marked(label, t.unfinished) : label)
  const names = points.map((point, index) => t.list([labelOf(point), ...textsOf(index)]))
  const shown = active === null ? undefined : points[active]

  const isBeside = kind === 'ring' ? table !== 'outside' : table === 'beside'
  const canSwitch = table === 'switch' && kind !== 'ring' && state === 'ready'
  const showsTable = (canSwitch && isTable) || plot.state === 'failed'
  const sheet = state === 'ready' ? <ChartTable kind={kind} title={title} points={points} series={series} words={words} active={active} messages={t} classNames={classNames} /> : null
  const drawing =
    plot.state === 'ready' ? (
      <plot.value kind={kind} points={points} series={series} height={height} compact={compact} language={t.language} names={names} ends={ends} pointProps={pointProps} classNames={classNames} />
    ) : plot.state === 'failed' ? (
      <p {...part('failure')} role="status">{t.failed}</p>
    ) : (
      <Skeleton variant="block" height={lies(kind) ? points.length * 28 : height} />
    )
  return (
    <S.Root data-part="chart" {...rest} data-kind={kind} data-status={state} data-compact={compact ? '' : undefined} aria-busy={state === 'loading' || undefined}>
      <S.Head {...part('head')}>
        <S.Title {...part('title')}>{title}</S.Title>
        {note ? <S.Quiet {...part('note')}>{note}</S.Quiet> : null}
        {kind === 'ring' || state === 'empty' ? null : (
          <S.Legend {...part('legend')} aria-hidden="true">
            {series.map(({ name, tone }, index) => (
              <S.Key
                key={name}
                {...part('key')}
                data-mark={kind === 'line' || index > 0 ? 'line' : 'bar'}
                data-tone={tone ?? (index === 0 ? 'main' : kind === 'line' ? 'quiet' : 'ink')}
              >
                {kind === 'pareto' ? `${name} · ${t.running}` : name}
              </S.Key>
            ))}
          </S.Legend>
        )}
        {canSwitch ? (
          <Button {...part('toggle')} variant="text" onClick={() => setTable(!isTable)}>
            {isTable ? t.showChart : t.showTable}
          </Button>
        ) : null}
      </S.Head>
      {state === 'ready' ? (
        <S.Body {...part('body')} data-layout={isBeside ? 'beside' : 'alone'} data-kind={kind}>
          {showsTable && !isBeside ? null : (
            <div {...part('plot')} role="group" aria-label={typeof title === 'string' ? title : undefined}>
              {drawing}
              <S.Readout {...part('foot')}>
                <span {...part('readout')} aria-hidden="true">
                  {shown && active !== null ? (
                    <>
                      <b {...part('point')}>{labelOf(shown)}</b> {textsOf(active).join(' · ')}
                    </>
                  ) : null}
                </span>
                {shown === undefined || shown.key === selectedKey ? <span {...part('hint')}>{hint}</span> : null}
              </S.Readout>
            </div>
          )}
          {isBeside || showsTable ? <S.Scroll {...part('table-frame')} tabIndex={0} role="region" aria-label={`${typeof title === 'string' ? title : ''}${t.showTable}`}>{sheet}</S.Scroll> : <S.Hidden {...part('table-frame')}>{sheet}</S.Hidden>}
        </S.Body>
      ) : (
        <S.Place {...part('place')} style={state === 'empty' ? undefined : { minBlockSize: height }}>
          {state === 'loading' ? (
            <Skeleton variant="block" height={height} />
          ) : state === 'error' ? (
            <div role="alert" {...part('message')}>
              <Button {...part('retry')} onClick={onRetry}>{t.error}</Button>
            </div>
          ) : (
            <S.Quiet {...part('message')}>{t.empty}</S.Quiet>
          )}
        </S.Place>
      )}
    </S.Root>
  )
})
