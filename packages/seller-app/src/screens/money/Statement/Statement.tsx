import type { StatementFormat, StatementRow } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { StatementView } from './StatementView.tsx'

const AnswerForm = lazyInPage(async () => (await import('./AnswerForm.tsx')).AnswerForm)
const PiecesDialog = lazyInPage(async () => (await import('@mall/app-kit/statement/PiecesDialog.tsx')).PiecesDialog)

/** What a person has begun with a line. */
type Begun = { readonly kind: 'answer' | 'pieces'; readonly row: StatementRow }

/** `/seller/statements/:no` */
export const Statement = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { no: StatementNo = '' } = useParams()
  const query = useQuery({ ...callQuery(seller, 'POST /api/SellerStatement/Detail', key, { StatementNo }), staleTime: 0 })
  const [begun, setBegun] = useState<Begun | null>(null)
  const close = () => setBegun(null)
  const answering = useAction('POST /api/SellerStatement/Answer', { silent: true, done: (_, { LowerBy }) => (LowerBy > 0 ? '已更正，客户会收到通知' : '已答复，客户会收到通知') })
  const postponing = useAction('POST /api/SellerStatement/Postpone', { done: '这一行留到下期', awaitsChanges: true })
  const resending = useAction('POST /api/SellerStatement/Resend', { done: ({ Readers, Mailed }) => (Mailed > 0 ? `已给客户能确认对账单的 ${Mailed} 人重发邮件` : `没有可以收到邮件的人，只在商城里通知了 ${Readers} 人`) })
  const picture = useOnDemand((url: string) => seller.download(url, {}))
  const download = useOnDemand((Format: StatementFormat) => seller.download('/api/SellerStatement/Download', { StatementNo, Format }))
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="对账单加载中" />} notFound={<PageUnknown subject="对账单" />}>
      {(statement) => {
        const target = { StatementNo, Version: statement.Version }
        return (
          <>
            <StatementView
              statement={statement}
              pending={postponing.pending}
              onAnswer={(row) => setBegun({ kind: 'answer', row })}
              onPostpone={({ RowId }) => postponing.run({ ...target, RowId })}
              onPieces={(row) => setBegun({ kind: 'pieces', row })}
              onPicture={picture.run}
              downloading={download.running}
              onDownload={download.run}
              resending={resending.pending}
              onResend={() => resending.run({ StatementNo })}
            />
            <Suspense>
              {begun?.kind === 'pieces' ? <PiecesDialog row={begun.row} onClose={close} /> : null}
              {begun?.kind === 'answer' ? (
                <AnswerForm
                  row={begun.row}
                  onSend={(values) => answering.send({ ...target, ...values, RowId: begun.row.RowId })}
                  onRefresh={async () => {
                    await query.refetch({ throwOnError: true })
                  }}
                  onClose={close}
                />
              ) : null}
            </Suspense>
          </>
        )
      }}
    </QueryState>
  )
}
