import { useState } from 'react'
import type { SellerInquiryDetail, SellerOffer } from '@mall/api/seller/contract'
import { offerOfLine, offerProblems, toOffer, type InquiryLine, type OfferValues } from './quote-values.ts'

/** A quote as it is kept or sent. */
export interface QuoteValues {
  readonly Lines: SellerOffer[]
  readonly Text: string
  readonly ValidUntil: string
}

interface Words {
  readonly Text?: string
  readonly ValidUntil?: string
}

/**
 * What is typed of a quote, over what the server has: a line that nobody has touched here follows what colleagues keep. What was kept is typed no more.
 * @param usual Last day of a quote that says nothing else.
 */
export const useQuote = (inquiry: SellerInquiryDetail, usual: string) => {
  const [edits, setEdits] = useState<ReadonlyMap<number, OfferValues | null>>(new Map())
  const [words, setWords] = useState<Words>({})
  // Problems are said once somebody has tried to keep or send.
  const [isChecked, setChecked] = useState(false)
  const offerOf = (line: InquiryLine): OfferValues | null => edits.get(line.LineId) ?? (edits.has(line.LineId) ? null : offerOfLine(line))
  const offered = inquiry.Lines.flatMap((line) => {
    const offer = offerOf(line)
    return offer === null ? [] : [{ line, offer }]
  })
  const wrong = offered.find(({ line, offer }) => Object.keys(offerProblems(offer, line)).length > 0)?.line ?? null
  const Text = words.Text ?? inquiry.Draft?.Text ?? ''
  const ValidUntil = words.ValidUntil ?? inquiry.Draft?.ValidUntil ?? usual
  return {
    offerOf,
    offered,
    /** The products that are chosen so far, by line. */
    products: offered.map(({ line: { LineId }, offer: { product: { ProductCode } } }) => ({ LineId, ProductCode })),
    Text,
    ValidUntil,
    isChecked,
    dirty: edits.size > 0 || Object.keys(words).length > 0,
    edit: (lineId: number, offer: OfferValues | null) => setEdits((now) => new Map(now).set(lineId, offer)),
    say: (more: Words) => setWords((now) => ({ ...now, ...more })),
    forget: () => {
      setEdits(new Map())
      setWords({})
      setChecked(false)
    },
    /** What can be kept or sent; the first line that cannot, when there is one. */
    checked: (): { readonly values: QuoteValues } | { readonly wrong: InquiryLine } => {
      setChecked(wrong !== null)
      return wrong === null ? { values: { Lines: offered.map(({ line, offer }) => toOffer(line.LineId, offer)), Text: Text.trim(), ValidUntil } } : { wrong }
    },
  }
}

export type Quote = ReturnType<typeof useQuote>
