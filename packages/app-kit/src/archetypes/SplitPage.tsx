import type { ReactNode } from 'react'
import { footRef } from '../page/foot-height.ts'
import * as S from './SplitPage.styles.ts'

interface SplitPageProps {
  readonly kind: 'document' | 'ledger' | 'workshop'
  readonly head: ReactNode
  /** One line below the head that reads as a sentence. */
  readonly filters?: ReactNode
  readonly start: ReactNode
  readonly end: ReactNode
  readonly decision?: ReactNode
  readonly hasWideRail?: boolean
}

const SplitPage = ({ kind, head, filters, start, end, decision, hasWideRail = false }: SplitPageProps) => (
  <>
    {head}
    {filters ? <S.Filters>{filters}</S.Filters> : null}
    <S.Columns data-kind={end === undefined ? undefined : kind} data-wide-rail={hasWideRail ? '' : undefined}>
      <S.Column>{start}</S.Column>
      {end === undefined ? null : hasWideRail ? (
        <S.Following>
          <div>{end}</div>
        </S.Following>
      ) : (
        <S.Column>{end}</S.Column>
      )}
    </S.Columns>
    {decision ? <S.Decision ref={footRef}>{decision}</S.Decision> : null}
  </>
)

export interface DocumentPageProps {
  /** A `PageHeader` with crumbs and, where somebody decides, a `Seal`. */
  readonly head: ReactNode
  /** `Section`s: why, what it costs, its lines, its money. */
  readonly children: ReactNode
  /** `Section`s beside them: how far it is, words of people, facts. */
  readonly rail: ReactNode
  /** The decision, always in sight. */
  readonly decision?: ReactNode
}

/** One record that people read and decide on: an order, an approval, an invoice, a return. */
export const DocumentPage = ({ children, rail, ...rest }: DocumentPageProps) => <SplitPage kind="document" start={children} end={rail} {...rest} />

export interface LedgerPageProps {
  readonly head: ReactNode
  readonly filters?: ReactNode
  /** What there is accounted for, each with its bar. */
  readonly list: ReactNode
  /** The chosen one: its equation and its entries. */
  readonly children: ReactNode
}

/** Accounts beside the entries of one of them: budgets, reports. */
export const LedgerPage = ({ list, children, ...rest }: LedgerPageProps) => <SplitPage kind="ledger" start={list} end={children} {...rest} />

export interface WorkshopPageProps {
  /** Says what the draft changes; saves and publishes. */
  readonly head: ReactNode
  /** One line below the head that reads as a sentence. */
  readonly filters?: ReactNode
  /** `Section`s to build in: rules, tree, canvas. */
  readonly children: ReactNode
  /** `Section`s that show the consequences; null while they are read, undefined where there are none yet and what is built has all the room. */
  readonly rail: ReactNode
  /** What is done with the draft, always in sight: on a phone, where the head is out of it. */
  readonly decision?: ReactNode
  /** The consequences are pages to be looked at: they get as much room as what is built, and stay in sight beside it. */
  readonly hasWideRail?: boolean
}

/** Something that is built and tried before it is put to use: roles, departments, flows of approval. */
export const WorkshopPage = ({ children, rail, ...rest }: WorkshopPageProps) => <SplitPage kind="workshop" start={children} end={rail} {...rest} />
