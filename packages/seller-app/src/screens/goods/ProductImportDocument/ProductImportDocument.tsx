import type { ProductImportDetail, ProductImportRow, ProductImportRowKind } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { saveTable } from '@mall/app-kit/import/save-table.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { isWorking, type ImportAct } from './import-words.ts'
import { ImportRows, rowsPerPage } from './ImportRows.tsx'
import { ProductImportDocumentView } from './ProductImportDocumentView.tsx'
import { useImportPictures } from './use-import-pictures.ts'

/** How often a page asks how far an import is, ms. */
const askEveryMs = 1_000

/** Rows that are read at once for a file of them, and the most of such a file. */
const [wrongAtOnce, mostWrong] = [1000, 20_000] as const

const Rows = ({ importId, kind }: { readonly importId: number; readonly kind: ProductImportRowKind }) => {
  const seller = useSeller()
  const { key } = useViewer()
  const [page, setPage] = useState(1)
  const query = useQuery({ ...callQuery(seller, 'POST /api/SellerProductImport/Rows', key, { ImportId: importId, Kind: kind, PageIndex: page, PageSize: rowsPerPage }), staleTime: 0 })
  return <ImportRows kind={kind} rows={{ query, page, onPage: setPage }} />
}

const reasonOf = ({ Problems }: ProductImportRow): string => Problems.map(({ Column, Message, Mend }) => `${Column}：${Message}${Mend === '' ? '' : `（${Mend}）`}`).join('；')

/** The actions of an import. */
const useImportActions = (one: ProductImportDetail) => {
  const target = { ImportId: one.ImportId, Version: one.Version }
  const starting = useAction('POST /api/SellerProductImport/Start', { awaitsChanges: true })
  const pausing = useAction('POST /api/SellerProductImport/Pause', { awaitsChanges: true })
  const resuming = useAction('POST /api/SellerProductImport/Resume', { awaitsChanges: true })
  const undoing = useAction('POST /api/SellerProductImport/Undo', { awaitsChanges: true })
  const discarding = useAction('POST /api/SellerProductImport/Discard', { awaitsChanges: true, done: '已放弃' })
  const mapping = useAction('POST /api/SellerProductImport/Map', { awaitsChanges: true, done: '已按新的对应重新试' })
  const acts: Readonly<Record<ImportAct, (createMissing: boolean) => void>> = {
    Start: (CreateMissing) => starting.run({ ...target, CreateMissing }),
    Pause: () => pausing.run(target),
    Resume: () => resuming.run(target),
    Undo: () => undoing.run(target),
    Discard: () => discarding.run(target),
  }
  return { pending: [starting, pausing, resuming, undoing, discarding, mapping].some(({ pending }) => pending), act: (action: ImportAct, createMissing: boolean) => acts[action](createMissing), map: (Fields: (string | null)[]) => mapping.run({ ...target, Fields }) }
}

const Document = ({ one }: { readonly one: ProductImportDetail }) => {
  const seller = useSeller()
  const { key } = useViewer()
  const { pending, act, map } = useImportActions(one)
  const { data: template } = useQuery({ ...callQuery(seller, 'POST /api/SellerProductImport/Template', key, {}, { silent: true }), enabled: one.AllowActions.includes('Map') })
  const pictures = useImportPictures(one)
  const [problem, setProblem] = useState('')
  const saveWrong = async (): Promise<void> => {
    setProblem('')
    try {
      const { Titles } = await seller.sellerProductImport.template({}, { silent: true })
      const rows: ProductImportRow[] = []
      for (let page = 1; rows.length < Math.min(one.Wrong, mostWrong); page++) {
        const { Items } = await seller.sellerProductImport.rows({ ImportId: one.ImportId, Kind: 'wrong', PageIndex: page, PageSize: wrongAtOnce }, { silent: true })
        if (Items.length === 0) break
        rows.push(...Items)
      }
      await saveTable({ name: '商品错误行', head: [...Titles, '原因'], rows: rows.map((row) => [...row.Cells, reasonOf(row)]) })
    } catch (failure) {
      setProblem(failureText(failure))
    }
  }
  return (
    <>
      <ProductImportDocumentView
        one={one}
        pending={pending}
        sending={pictures.sending}
        pictureProblems={pictures.problems}
        problem={problem}
        titles={template?.Titles}
        onMap={map}
        renderRows={(kind) => <Rows key={`${kind} ${one.Version}`} importId={one.ImportId} kind={kind} />}
        onAct={act}
        onSaveWrong={() => void saveWrong()}
        onPictures={pictures.start}
        onStopPictures={pictures.stop}
      />
      <LeaveGuard dirty={pictures.sending !== null} />
    </>
  )
}

/** `/seller/products/imports/{id}`. While the server works on it, the page asks how far it is. */
export const ProductImportDocument = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { id = '' } = useParams()
  const query = useQuery({
    ...callQuery(seller, 'POST /api/SellerProductImport/Detail', key, { ImportId: Number(id) }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isWorking(state.data.Status) ? askEveryMs : false),
  })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="导入加载中" />} notFound={<PageUnknown subject="导入" />}>
      {(one) => <Document key={one.ImportId} one={one} />}
    </QueryState>
  )
}
