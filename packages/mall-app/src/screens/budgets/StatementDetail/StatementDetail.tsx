import type { StatementFormat, StatementRow } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { StatementDetailView } from './StatementDetailView.tsx'

const DisputeForm = lazyInPage(async () => (await import('./DisputeForm.tsx')).DisputeForm)
const PiecesDialog = lazyInPage(async () => (await import('@mall/app-kit/statement/PiecesDialog.tsx')).PiecesDialog)

/** What a person has begun with a line. */
type Begun = { readonly kind: 'dispute' | 'pieces'; readonly row: StatementRow }

/** `/userCenter/asset/statement/:no` */
export const StatementDetail = () => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const { no = '' } = useParams()
  const StatementNo = no.toUpperCase()
  const query = useQuery({ ...callQuery(mall, 'POST /api/Statement/Detail', key, { StatementNo }), staleTime: 0 })
  const [begun, setBegun] = useState<Begun | null>(null)
  const close = () => setBegun(null)
  const confirming = useAction('POST /api/Statement/Confirm', { done: (_, { RowIds }) => (RowIds === null ? '已确认' : `已确认 ${RowIds.length} 行`), awaitsChanges: true })
  const disputing = useAction('POST /api/Statement/Dispute', { silent: true, done: ({ AnswerHours }) => `已提出，商家会在 ${AnswerHours} 个工作小时内答复` })
  const withdrawing = useAction('POST /api/Statement/Withdraw', { done: '异议已撤回', awaitsChanges: true })
  const postponing = useAction('POST /api/Statement/Postpone', { done: '这一行留到下期', awaitsChanges: true })
  const picture = useOnDemand((url: string) => mall.download(url, {}))
  const download = useOnDemand((Format: StatementFormat) => mall.statement.download({ StatementNo, Format }), ({ name }) => notify(`已下载 ${name}`))
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="对账单加载中" />} notFound={<PageUnknown subject="对账单" action={<Button href={href('statements')}>查看对账单</Button>} />}>
      {(statement) => {
        const target = { StatementNo, Version: statement.Version }
        return (
          <>
            <StatementDetailView
              statement={statement}
              pending={confirming.pending || withdrawing.pending || postponing.pending}
              onConfirm={(rowIds) => confirming.run({ ...target, RowIds: rowIds === null ? null : [...rowIds] })}
              onDispute={(row) => setBegun({ kind: 'dispute', row })}
              onWithdraw={({ RowId }) => withdrawing.run({ ...target, RowId })}
              onPostpone={({ RowId }) => postponing.run({ ...target, RowId })}
              onPieces={(row) => setBegun({ kind: 'pieces', row })}
              onPicture={picture.run}
              downloading={download.running}
              onDownload={download.run}
            />
            <Suspense>
              {begun?.kind === 'pieces' ? <PiecesDialog row={begun.row} onClose={close} /> : null}
              {begun?.kind === 'dispute' ? (
                <DisputeForm
                  row={begun.row}
                  onSend={(values) => disputing.send({ ...target, ...values, RowId: begun.row.RowId })}
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
