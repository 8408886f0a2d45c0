import type { StatementAction, StatementDetail, StatementFormat, StatementRow } from '@mall/api/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { sumText } from '@mall/app-kit/statement/statement-words.ts'
import { StatementHead } from '@mall/app-kit/statement/StatementHead.tsx'
import { StatementLines } from '@mall/app-kit/statement/StatementLines.tsx'
import { StatementRail } from '@mall/app-kit/statement/StatementRail.tsx'
import { StatementThread } from '@mall/app-kit/statement/StatementThread.tsx'
import { Button } from '@mall/ui/button'
import { Sheet } from '@mall/ui/sheet'
import { Inline } from '@mall/ui/stack'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { href } from '../../../site/routes.ts'
import * as S from './StatementDetail.styles.ts'

export interface StatementDetailViewProps {
  readonly statement: StatementDetail
  /** An action is under way. */
  readonly pending: boolean
  /** Null: all that wait. */
  readonly onConfirm: (rowIds: readonly number[] | null) => void
  readonly onDispute: (row: StatementRow) => void
  readonly onWithdraw: (row: StatementRow) => void
  readonly onPostpone: (row: StatementRow) => void
  readonly onPieces: (row: StatementRow) => void
  /** Downloads a picture that somebody sent. */
  readonly onPicture: (url: string) => void
  readonly downloading: StatementFormat | null
  readonly onDownload: (format: StatementFormat) => void
}

const renderOrder = (orderNo: string) => <OrderLink orderNo={orderNo} />

/** 对账单详情: the same sheet that the seller has; its lines are confirmed or disputed here. */
export const StatementDetailView = (props: StatementDetailViewProps) => {
  const { statement, pending, onConfirm, onDispute, onWithdraw, onPostpone, onPieces, onPicture, downloading, onDownload } = props
  const may = (action: StatementAction) => statement.AllowActions.includes(action)
  const open = statement.Rows.filter(({ State }) => State === 'open')
  const disputeButton = (row: StatementRow) =>
    row.State === 'open' ? (
      <Button variant="text" aria-label={`对 ${row.OrderNo} 提异议`} aria-disabled={pending} onClick={() => onDispute(row)}>
        提异议
      </Button>
    ) : null
  const confirmButton = (rowIds: readonly number[]) => (
    <Button aria-disabled={pending} onClick={() => onConfirm(rowIds)}>
      {`确认这 ${rowIds.length} 行`}
    </Button>
  )
  const threadButtons = (row: StatementRow) =>
    row.State !== 'disputed' || !(may('Withdraw') || may('Postpone')) ? null : (
      <Inline>
        <Button aria-disabled={pending} onClick={() => onWithdraw(row)}>
          撤回异议
        </Button>
        {row.CanPostpone ? (
          <Button aria-disabled={pending} onClick={() => onPostpone(row)}>
            留到下期
          </Button>
        ) : null}
      </Inline>
    )
  return (
    <Sheet data-density="default">
      <DocumentPage
        head={
          <StatementHead
            statement={statement}
            list={{ label: '对账单', href: href('statements') }}
            customer={<span>{statement.EnterpriseName}</span>}
            downloading={downloading}
            onDownload={onDownload}
          />
        }
        rail={<StatementRail statement={statement} invoicing={<Button href={href('invoiceApply', { Statement: statement.StatementNo })}>申请开票</Button>} />}
        decision={
          may('Confirm') ? (
            <>
              <S.Consequence>
                {statement.ConfirmOn === null ? '确认后开始算账期。' : `${statement.ConfirmOn} 前不回复，没有异议的行会自动确认。`}
              </S.Consequence>
              <Button variant="decisive" loading={pending} onClick={() => onConfirm(null)}>
                {`确认 ${open.length} 行 ${sumText(open)}`}
              </Button>
            </>
          ) : undefined
        }
      >
        <StatementLines
          statement={statement}
          renderOrder={renderOrder}
          onPieces={onPieces}
          renderThread={(row) => <StatementThread side="buyer" row={row} actions={threadButtons(row)} onPicture={onPicture} />}
          renderActions={may('Dispute') ? disputeButton : undefined}
          bulkActions={may('Confirm') ? confirmButton : undefined}
        />
      </DocumentPage>
    </Sheet>
  )
}
