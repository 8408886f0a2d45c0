import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSite } from '../../site/site.ts'
import { SiteMark } from '../site-mark/SiteMark.tsx'
import * as S from './PrintDocument.styles.ts'
import { usePrinting } from './use-printing.ts'

/** A term of a printed paper; an empty one is left out. */
export interface PrintFact {
  readonly term: string
  readonly value: string | null
  /** Over both columns: an address, a reason. */
  readonly wide?: boolean
}

/** One side of the paper, with a place for its seal and lines for its names. */
export interface PrintSigner {
  readonly side: string
  readonly lines: readonly string[]
}

interface PrintPaperProps {
  /** What it is: 采购订单, 送货单, 报价单. */
  readonly title: string
  readonly number: string
  readonly facts: readonly PrintFact[]
  /** Lines and sums. */
  readonly children: ReactNode
  readonly signers: readonly PrintSigner[]
}

/** Whom the mall sells as: the name on its invoices, else its own. */
export const useSellerName = (): string => {
  const { Invoice, Name } = useSite()
  return Invoice.Title.trim() || Name
}

/** Whom to ask about a paper: the mall's first hotline, else the telephone on its invoices; null where neither is configured. */
export const useSellerContact = (): string | null => {
  const { Hotlines: [hotline], Invoice } = useSite()
  if (hotline === undefined) return Invoice.Phone.trim() || null
  return `${hotline.Label} ${hotline.Number}${hotline.Hours === '' ? '' : `（${hotline.Hours}）`}`
}

/** A paper that a company files: whose it is, what it says, and where it is sealed and signed. */
export const PrintPaper = ({ title, number, facts, children, signers }: PrintPaperProps) => {
  const { Name, Slogan } = useSite()
  return (
    <S.Paper aria-label={`${title} ${number}`}>
      <S.Letterhead>
        <SiteMark />
        <div>
          {Name}
          <small>{Slogan}</small>
        </div>
        <div>
          <h1>{title}</h1>
          <small>{number}</small>
        </div>
      </S.Letterhead>
      <S.Facts>
        {facts.map(({ term, value, wide }) =>
          value ? (
            <div key={term} data-wide={wide ? '' : undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </S.Facts>
      {children}
      <S.Signatures>
        {signers.map(({ side, lines }) => (
          <div key={side}>
            <p>{side}</p>
            <S.SealPlace>盖章处</S.SealPlace>
            <dl>
              {lines.map((line) => (
                <div key={line}>
                  <dt>{line}</dt>
                  <dd />
                </div>
              ))}
            </dl>
          </div>
        ))}
      </S.Signatures>
    </S.Paper>
  )
}

interface PrintDocumentProps {
  /** At the foot of each page. */
  readonly name: string
  /** One paper, or several of which each begins a page. */
  readonly children: ReactNode
}

/** Drawn only while the page is being printed, and printed alone: a dialog or a list behind it does not take part. */
export const PrintDocument = ({ name, children }: PrintDocumentProps) => {
  if (!usePrinting()) return null
  // Next to the root, where no column or scroll box of the page cuts it; within the theme, which has its type.
  const place = document.querySelector('[data-mall-theme]') ?? document.body
  return createPortal(
    <>
      <S.PageOf $name={name} />
      <S.Alone>{children}</S.Alone>
    </>,
    place,
  )
}
