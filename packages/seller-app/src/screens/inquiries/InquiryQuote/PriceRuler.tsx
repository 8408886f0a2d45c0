import type { PastQuote } from '@mall/api/seller/contract'
import { formatAmount } from '@mall/ui/ledger'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import type { CSSProperties } from 'react'
import { labelsOf, rulerOf } from './price-ruler.ts'
import * as S from './PriceRuler.styles.ts'
import { marginOf, type InquiryLine, type OfferValues } from './quote-values.ts'

interface PriceRulerProps {
  readonly line: InquiryLine
  readonly offer: OfferValues
  /** Quotes that were made before; undefined while they load. */
  readonly past: readonly PastQuote[] | undefined
}

/** None while they load. */
const noQuotes: readonly PastQuote[] = []

/** How wide a label is, in percent of the ruler. */
const labelWidth = { desk: 15, phone: 32 } as const

/** 毛利 16.7%; for those who do not see the cost how far the price is above 底价. */
const aboutOf = (offer: OfferValues, price: number): string => {
  const margin = marginOf(offer)
  if (margin !== null) return `，毛利 ${margin.toFixed(1)}%`
  const { Floor } = offer.product
  if (Floor === null || Floor <= 0) return ''
  return price < Floor ? `，低于底价 ${formatAmount(Floor - price)}` : `，高于底价 ${formatAmount(price - Floor)}`
}

const placed = (place: number, line = 0) => ({ '--at': `${place}%`, '--line': line }) as CSSProperties

/** The price that is typed between those of the product: cost, 底价, what the customer pays, what everybody pays, and what was quoted before. */
export const PriceRuler = ({ line, offer, past = noQuotes }: PriceRulerProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const ruler = rulerOf(offer, offer.product.Unit === line.Unit ? line.TargetPrice : null, past)
  if (ruler === null) return null
  const { marks, ticks, price, at } = ruler
  const places = marks.map((mark) => at(mark.price))
  const width = isPhone ? labelWidth.phone : labelWidth.desk
  const labels = labelsOf(places, width)
  const [cost, floor] = (['cost', 'floor'] as const).map((kind) => marks.find((mark) => mark.kind === kind)?.price)
  const isBelow = price !== null && floor !== undefined && price < floor
  const typed = price === null ? null : `${formatAmount(price)}${aboutOf(offer, price)}`
  const begin = floor ?? cost
  return (
    <S.Ruler role="img" aria-label={[...(typed === null ? [] : [`报 ${typed}`]), ...marks.map((mark) => `${mark.name} ${formatAmount(mark.price)}`)].join('；')} style={{ '--lines': Math.max(0, ...labels.map(({ line: below }) => below)) + 1, '--width': `${width}%` }}>
      <S.Flag data-tone={isBelow ? 'danger' : undefined}>
        {typed === null ? <span style={placed(0)}>填好单价，这里看毛利</span> : <b style={placed(at(price ?? 0))}>{typed}</b>}
      </S.Flag>
      <S.Line>
        {cost !== undefined && floor !== undefined && cost < floor ? <span data-part="below" style={{ '--from': `${at(cost)}%`, '--to': `${at(floor)}%` } as CSSProperties} /> : null}
        {price !== null && begin !== undefined && price !== begin ? (
          <span data-part="gain" data-tone={price < begin ? 'danger' : undefined} style={{ '--from': `${at(Math.min(price, begin))}%`, '--to': `${at(Math.max(price, begin))}%` } as CSSProperties} />
        ) : null}
        {ticks.map((tick) => (
          <i key={tick.key} data-part="tick" data-accepted={tick.isAccepted ? '' : undefined} style={placed(at(tick.price))} />
        ))}
        {marks.map((mark, nth) => (
          <i key={mark.kind} data-part="mark" data-kind={mark.kind} style={placed(places[nth] ?? 0)} />
        ))}
        {price === null ? null : <i data-part="price" style={placed(at(price))} />}
      </S.Line>
      <S.Labels>
        {marks.map((mark, nth) => (
          <span key={mark.kind} data-kind={mark.kind} data-align={labels[nth]?.align} style={placed(labels[nth]?.start ?? 0, labels[nth]?.line)}>{`${mark.name} ${formatAmount(mark.price)}`}</span>
        ))}
      </S.Labels>
      {ticks.length === 0 ? null : <small>线上的短刻度是以前报过的价，绿的成交了。</small>}
    </S.Ruler>
  )
}
