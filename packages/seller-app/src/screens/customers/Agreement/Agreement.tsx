import type { Seller } from '@mall/api/seller'
import type { AgreementRow, SellerAgreementDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Skeleton } from '@mall/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { href } from '../../../site/routes.ts'
import { AgreementView, type HeadAction } from './AgreementView.tsx'
import { versionSummaryOf, type GridSummary, type VersionSummary } from './grid-summary.ts'
import { PriceEditor } from './PriceEditor.tsx'
import { PriceReader, type PriceReaderProps } from './PriceReader.tsx'
import { comparedWith } from './version-differences.ts'
import type { VersionComparisonProps } from './VersionComparison.tsx'

const VersionComparison = lazyInPage(async () => (await import('./VersionComparison.tsx')).VersionComparison)
const HeadDialog = lazyInPage(async () => (await import('./DaysDialog.tsx')).HeadDialog)
const BeginDialog = lazyInPage(async () => (await import('./DaysDialog.tsx')).BeginDialog)
const RenewDialog = lazyInPage(async () => (await import('./DaysDialog.tsx')).RenewDialog)
const EndDialog = lazyInPage(async () => (await import('./DaysDialog.tsx')).EndDialog)

/** Rows that one request of the page reads. */
const rowsAtOnce = 1000

/** All rows of a version, read page by page. */
const readRows = async (seller: Seller, AgreementId: number, VersionNo: number, signal: AbortSignal): Promise<readonly AgreementRow[]> => {
  const rows: AgreementRow[] = []
  for (let PageIndex = 1; ; PageIndex++) {
    const { Items, total } = await seller.request('POST', '/api/SellerAgreement/Rows', { AgreementId, VersionNo, PageIndex, PageSize: rowsAtOnce }, { quiet: true, silent: true, signal })
    rows.push(...Items)
    if (Items.length === 0 || rows.length >= total) return rows
  }
}

/** The rows of a version. Kept for nobody: what is typed is newer than what was read. */
const useVersionRows = (AgreementId: number, VersionNo: number, enabled = true) => {
  const seller = useSeller()
  const { key } = useViewer()
  const { queryKey } = callQuery(seller, 'POST /api/SellerAgreement/Rows', key, { AgreementId, VersionNo, PageIndex: 1, PageSize: rowsAtOnce })
  return useQuery({ queryKey: [...queryKey, 'all'], queryFn: ({ signal }) => readRows(seller, AgreementId, VersionNo, signal), gcTime: 0, refetchOnWindowFocus: false, enabled })
}

const rowsLoading = <div role="status" aria-label="商品加载中"><Skeleton lines={12} /></div>

/** A version that nobody writes here. */
const Reading = ({ agreementId, versionNo, ...handlers }: Pick<PriceReaderProps, 'onJudge' | 'onSummary'> & { readonly agreementId: number; readonly versionNo: number }) => {
  const query = useVersionRows(agreementId, versionNo)
  return (
    <QueryState query={query} part skeleton={rowsLoading}>
      {(rows) => <PriceReader key={versionNo} rows={rows} {...handlers} />}
    </QueryState>
  )
}

/** A version beside another one, as the server has both. */
const Comparison = ({ agreement, versionNo, otherNo, ...handlers }: Omit<VersionComparisonProps, 'query'>) => {
  const seller = useSeller()
  const { key } = useViewer()
  const { AgreementId, Version } = agreement
  const { queryKey } = callQuery(seller, 'POST /api/SellerAgreement/Rows', key, { AgreementId, VersionNo: versionNo, PageIndex: 1, PageSize: rowsAtOnce })
  const query = useQuery({
    queryKey: [...queryKey, 'beside', otherNo, Version],
    queryFn: async ({ signal }) => {
      const [earlier, later] = await Promise.all([otherNo, versionNo].map((number) => readRows(seller, AgreementId, number, signal)))
      return { earlier: earlier ?? [], later: later ?? [] }
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Suspense fallback={<div role="status" aria-label="两版加载中"><Skeleton lines={12} /></div>}>
      <VersionComparison agreement={agreement} versionNo={versionNo} otherNo={otherNo} query={query} {...handlers} />
    </Suspense>
  )
}

const isSameSummary = (one: VersionSummary | null, other: VersionSummary): boolean =>
  one !== null && one.filled === other.filled && one.changed === other.changed && one.added === other.added && one.low === other.low

/** What the head says of the rows: it is drawn again only where that changes. */
const useVersionSummary = () => {
  const [summary, setSummary] = useState<VersionSummary | null>(null)
  const note = useCallback((all: GridSummary | null) => {
    const next = all && versionSummaryOf(all)
    setSummary((before) => (next !== null && isSameSummary(before, next) ? before : next))
  }, [])
  return [summary, note] as const
}

interface DocumentProps {
  readonly agreement: SellerAgreementDetail
  readonly onRefresh: () => Promise<SellerAgreementDetail | undefined>
}

const Document = ({ agreement, onRefresh }: DocumentProps) => {
  const seller = useSeller()
  const navigate = useNavigate()
  const { AgreementId, AllowActions, VersionNo: newest } = agreement
  const [chosen, setChosen] = useState<number | null>(null)
  const [written, noteWritten] = useVersionSummary()
  const [read, noteRead] = useVersionSummary()
  const versionNo = chosen ?? newest
  const show = (number: number | null) => {
    setChosen(number)
    noteRead(null)
    setOther(null)
  }
  const mayWrite = AllowActions.includes('Write')
  const rows = useVersionRows(AgreementId, newest, mayWrite)
  const [asked, setAsked] = useState<HeadAction | null>(null)
  const [other, setOther] = useState<number | null>(null)
  const [reads, setReads] = useState(0)
  // Somebody else's change is noticed by the version; this page's own raise it.
  const seen = useRef(agreement.Version)
  const noted = (after: SellerAgreementDetail): SellerAgreementDetail => {
    seen.current = after.Version
    return after
  }
  const close = () => setAsked(null)
  const first = comparedWith(agreement, versionNo)
  // A button stands for what is shown: the newest of what was read and what this page wrote. What is typed stands for what its editor read.
  const target = () => ({ AgreementId, Version: Math.max(seen.current, agreement.Version) })
  const typed = () => ({ AgreementId, Version: seen.current })
  const writing = useAction('POST /api/SellerAgreement/Write', { silent: true, quiet: true })
  const saving = useAction('POST /api/SellerAgreement/Save', { silent: true, done: '已保存', awaitsChanges: true })
  const beginning = useAction('POST /api/SellerAgreement/Begin', { silent: true, awaitsChanges: true, done: ({ VersionNo }) => `第 ${VersionNo} 版可以改了` })
  const sending = useAction('POST /api/SellerAgreement/Send', { awaitsChanges: true, done: ({ WaitingRows, VersionNo }) => (WaitingRows === 0 ? `第 ${VersionNo} 版已批准` : `已送批，${WaitingRows} 行待批`) })
  const takingBack = useAction('POST /api/SellerAgreement/TakeBack', { awaitsChanges: true, done: '已撤回，可以继续改' })
  const judging = useAction('POST /api/SellerAgreement/Judge', { awaitsChanges: true, done: '判断已提交' })
  const ending = useAction('POST /api/SellerAgreement/End', { silent: true, awaitsChanges: true, done: '协议已终止' })
  const renewing = useAction('POST /api/SellerAgreement/Renew', { silent: true, leaves: true, done: ({ AgreementNo }) => `${AgreementNo}已建立，是草稿` })
  const discarding = useAction('POST /api/SellerAgreement/Discard', {
    silent: false,
    leaves: true,
    done: '已放弃',
    onDone: ({ IsGone }) => {
      if (IsGone) void navigate(href('agreements'))
      else void onRefresh()
    },
  })
  const isWritten = versionNo === newest && mayWrite
  // What is typed and not kept yet stays behind a comparison and behind another version.
  const isBehind = other !== null || !isWritten
  const reload = async (): Promise<void> => {
    try {
      const [read] = await Promise.all([onRefresh(), rows.refetch({ throwOnError: true })])
      if (read !== undefined) noted(read)
      setReads((count) => count + 1)
    } catch {
      // What was typed stays, and so does what offers to read again.
    }
  }
  const act = (action: HeadAction) => {
    if (action === 'TakeBack') void takingBack.send(target()).then(noted, () => {})
    else setAsked(action)
  }
  return (
    <>
      <AgreementView
        agreement={agreement}
        versionNo={versionNo}
        pending={[sending, takingBack, judging, discarding].some(({ pending }) => pending)}
        summary={isWritten ? written : read}
        onVersion={show}
        onAct={act}
        onCompare={other === null && first !== undefined ? () => setOther(first) : undefined}
      >
        {other === null ? null : <Comparison agreement={agreement} versionNo={versionNo} otherNo={other} onOther={setOther} onLeave={() => setOther(null)} />}
        {mayWrite && (!isBehind || rows.data !== undefined) ? (
          <QueryState query={rows} part skeleton={rowsLoading}>
            {(given) => (
              <PriceEditor
                key={`${newest} ${reads}`}
                rows={given}
                rejected={agreement.Versions[0]?.Rejected ?? 0}
                hidden={isBehind}
                find={(Codes) => seller.request('POST', '/api/SellerAgreement/Products', { AgreementId, VersionNo: newest, Codes: [...Codes] }, { quiet: true, silent: true })}
                write={async ({ Rows, Removed }) => noted(await writing.send({ ...typed(), VersionNo: newest, Rows: [...Rows], Removed: [...Removed] }))}
                onOverwrite={async () => {
                  const read = await onRefresh()
                  if (read !== undefined) noted(read)
                }}
                onReload={() => void reload()}
                sending={sending.pending}
                onSummary={noteWritten}
                onSend={async (sent) => noted(await sending.send({ ...typed(), ...sent }))}
              />
            )}
          </QueryState>
        ) : null}
        {isWritten ? null : (
          <div hidden={other !== null}>
            <Reading
              agreementId={AgreementId}
              versionNo={versionNo}
              onSummary={noteRead}
              onJudge={versionNo === newest && AllowActions.includes('Judge') ? async (judgement) => noted(await judging.send({ ...target(), ...judgement })) : null}
            />
          </div>
        )}
      </AgreementView>
      <Suspense>
        {asked === 'Edit' ? <HeadDialog agreement={agreement} onSubmit={async (values) => noted(await saving.send({ ...values, ...target() }))} onClose={close} /> : null}
        {asked === 'Begin' ? (
          <BeginDialog
            agreement={agreement}
            onSubmit={async (values) => {
              noted(await beginning.send({ ...values, ...target() }))
              show(null)
            }}
            onClose={close}
          />
        ) : null}
        {asked === 'Renew' ? (
          <RenewDialog
            agreement={agreement}
            onSubmit={async (values) => {
              const made = await renewing.send({ ...values, ...target() })
              void navigate(href('agreement', {}, { id: String(made.AgreementId) }))
            }}
            onClose={close}
          />
        ) : null}
        {asked === 'End' ? <EndDialog agreement={agreement} onSubmit={async (values) => noted(await ending.send({ ...values, ...target() }))} onClose={close} /> : null}
      </Suspense>
      {asked === 'Discard' ? (
        <ConfirmDialog
          open
          danger
          title={`放弃第 ${newest} 版？`}
          description={newest === 1 ? '这份协议只有这一版，放弃后协议也没有了。不能恢复。' : '这一版的改动都没有了，客户仍按之前的版本。不能恢复。'}
          messages={{ confirm: '放弃' }}
          onConfirm={() => {
            close()
            show(null)
            discarding.run(target())
          }}
          onOpenChange={close}
        />
      ) : null}
    </>
  )
}

/** `/seller/agreements/{id}` */
export const Agreement = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { id = '' } = useParams()
  const query = useQuery(callQuery(seller, 'POST /api/SellerAgreement/Detail', key, { AgreementId: Number(id) }))
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="list" label="协议加载中" />} notFound={<PageUnknown subject="协议" />}>
      {(agreement) => <Document key={agreement.AgreementId} agreement={agreement} onRefresh={async () => (await query.refetch({ throwOnError: true })).data} />}
    </QueryState>
  )
}
