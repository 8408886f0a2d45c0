import type { StatementFormat, StatementRow } from '@mall/api/contract'
import type { SellerStatementAction, SellerStatementDetail } from '@mall/api/seller/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { StatementHead } from '@mall/app-kit/statement/StatementHead.tsx'
import { StatementLines } from '@mall/app-kit/statement/StatementLines.tsx'
import { StatementRail } from '@mall/app-kit/statement/StatementRail.tsx'
import { StatementThread } from '@mall/app-kit/statement/StatementThread.tsx'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Sheet } from '@mall/ui/sheet'
import { Inline } from '@mall/ui/stack'
import { Decision } from '../../../components/Decision.tsx'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { href } from '../../../site/routes.ts'

export interface StatementViewProps {
  readonly statement: SellerStatementDetail
  /** An action is under way. */
  readonly pending: boolean
  readonly onAnswer: (row: StatementRow) => void
  readonly onPostpone: (row: StatementRow) => void
  readonly onPieces: (row: StatementRow) => void
  /** Downloads a picture that somebody sent. */
  readonly onPicture: (url: string) => void
  readonly downloading: StatementFormat | null
  readonly onDownload: (format: StatementFormat) => void
  readonly resending: boolean
  readonly onResend: () => void
}

const renderOrder = (no: string) => <Link href={href('orderDocument', {}, { no })}>{no}</Link>

const renderPayment = (no: string) => <Link href={href('payment', {}, { no })}>{no}</Link>

/** 对账单: the same sheet that the buyer has; disputes are answered here. */
export const StatementView = ({ statement, pending, onAnswer, onPostpone, onPieces, onPicture, downloading, onDownload, resending, onResend }: StatementViewProps) => {
  const may = (action: SellerStatementAction) => statement.AllowActions.includes(action)
  const disputed = statement.Rows.find(({ State }) => State === 'disputed')
  const threadButtons = (row: StatementRow) =>
    row.State !== 'disputed' || !may('Answer') ? null : (
      <Inline>
        {/* Of a single one the foot answers. */}
        {statement.DisputedCount > 1 ? (
          <Button aria-disabled={pending} onClick={() => onAnswer(row)}>
            答复
          </Button>
        ) : null}
        {row.CanPostpone && may('Postpone') ? (
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
            list={{ label: '对账', href: href('statements') }}
            customer={
              <>
                <Link href={href('customer', {}, { id: String(statement.EnterpriseId) })}>{statement.EnterpriseName}</Link>
                <TimeLeftFact of={statement} />
              </>
            }
            downloading={downloading}
            onDownload={onDownload}
            actions={may('Resend') ? <Button aria-disabled={resending} onClick={onResend}>重发邮件</Button> : undefined}
          />
        }
        rail={<StatementRail statement={statement} renderPayment={renderPayment} />}
        decision={
          disputed !== undefined && may('Answer') ? (
            <Decision words={statement.DisputedCount === 1 ? '客户等您答复 1 行异议。' : `客户等您答复 ${statement.DisputedCount} 行异议，先答复最早的一行。`}>
              <Button variant="decisive" onClick={() => onAnswer(disputed)}>
                答复异议
              </Button>
            </Decision>
          ) : undefined
        }
      >
        <StatementLines
          statement={statement}
          renderOrder={renderOrder}
          onPieces={onPieces}
          renderThread={(row) => <StatementThread side="seller" row={row} actions={threadButtons(row)} onPicture={onPicture} />}
        />
      </DocumentPage>
    </Sheet>
  )
}
