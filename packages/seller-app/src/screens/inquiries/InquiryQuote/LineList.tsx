import type { SellerInquiryDetail } from '@mall/api/seller/contract'
import { formatAmount } from '@mall/ui/ledger'
import { useLayoutEffect, useRef } from 'react'
import * as S from './InquiryQuote.styles.ts'
import type { InquiryLine, OfferValues } from './quote-values.ts'

interface LineListProps {
  readonly lines: SellerInquiryDetail['Lines']
  readonly selected: number
  readonly onSelect: (lineId: number) => void
  readonly offerOf: (line: InquiryLine) => OfferValues | null
}

/** 3 台，目标价 1,400.00 */
const wantedOf = ({ Quantity, Unit, TargetPrice }: InquiryLine): string => `${Quantity} ${Unit}${TargetPrice === null ? '' : `，目标价 ${formatAmount(TargetPrice)}`}`

/** What was said of a line beside its name, in words. */
export const factsOfLine = ({ Brand, Model, Spec, TargetPrice, ExpectedDate, Remark, Link }: InquiryLine): string[] =>
  [
    [Brand, Model].filter((text) => text !== '').join(' '), Spec, TargetPrice === null ? '' : `目标价 ${formatAmount(TargetPrice)}`, ExpectedDate === null ? '' : `${ExpectedDate} 前要`, Remark, Link,
  ].filter((text) => text !== '')

const stateOf = (offer: OfferValues | null): string => (offer === null ? '未报' : offer.Price === '' ? '在报' : '已报')

/** What was typed, as an amount where it is one. */
const shownPrice = (offer: OfferValues | null): string => {
  const typed = Number(offer?.Price ?? '')
  return typed > 0 ? formatAmount(typed) : ''
}

/** What is wanted, each with what is offered for it so far. */
export const LineList = ({ lines, selected, onSelect, offerOf }: LineListProps) => {
  const list = useRef<HTMLOListElement>(null)
  // On a phone they stand beside one another: the chosen one is in sight.
  useLayoutEffect(() => {
    const place = list.current?.querySelector('[aria-current]')?.parentElement
    if (list.current && place) list.current.scrollLeft = place.offsetLeft - (list.current.clientWidth - place.clientWidth) / 2
  }, [selected])
  return (
    <S.Lines ref={list} aria-label="要什么">
      {lines.map((line, at) => {
        const offer = offerOf(line)
        return (
          <li key={line.LineId}>
            <button type="button" aria-current={line.LineId === selected ? 'true' : undefined} onClick={() => onSelect(line.LineId)}>
              <span>{at + 1}</span>
              <span data-part="name">{line.Name}</span>
              <span data-part="price">{shownPrice(offer)}</span>
              <small>{`${wantedOf(line)}，${stateOf(offer)}`}</small>
            </button>
          </li>
        )
      })}
    </S.Lines>
  )
}
