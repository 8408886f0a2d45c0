import type { CallOutput } from '@mall/api/contract'
import type { ProductImportRow, ProductImportRowKind } from '@mall/api/seller/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Icon } from '@mall/ui/icon'
import { Pagination } from '@mall/ui/pagination'
import { Skeleton } from '@mall/ui/skeleton'
import { Table, type TableColumn } from '@mall/ui/table'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import * as S from './ProductImportDocument.styles.ts'

export interface RowsState {
  readonly query: QueryLike<CallOutput<'POST /api/SellerProductImport/Rows'>>
  /** From 1. */
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Rows on a page. */
export const rowsPerPage = 50

const rowNo: TableColumn<ProductImportRow> = { key: 'RowNo', header: '行', width: 72, align: 'end', render: ({ RowNo }) => RowNo }
const code: TableColumn<ProductImportRow> = { key: 'ProductCode', header: '编码', width: 120, rowHeader: true, ellipsis: true, title: ({ ProductCode }) => ProductCode, render: ({ ProductCode }) => ProductCode || '—' }
const name: TableColumn<ProductImportRow> = { key: 'Name', header: '商品', minWidth: 160, ellipsis: true, title: ({ Name }) => Name, render: ({ Name }) => Name || '—' }

/** What is wrong, cell by cell: what the table says, why it cannot be, how to mend it. */
const problems: TableColumn<ProductImportRow> = {
  key: 'Problems', header: '哪里不对，怎么改', minWidth: 320,
  render: ({ Problems }) => (
    <S.Lines>
      {Problems.map(({ Column, Value, Message, Mend }) => (
        <li key={`${Column} ${Message}`}>
          <S.Wrong>
            <Icon name="error" size={16} />
            {Message.startsWith(Column) ? null : <b>{Column}</b>}
            {Message}
          </S.Wrong>
          {Value === '' ? null : <> <S.Cell>{Value}</S.Cell></>}
          {Mend === '' ? null : <small>{Mend}</small>}
        </li>
      ))}
    </S.Lines>
  ),
}

/** Old → new, field by field. */
const changes: TableColumn<ProductImportRow> = {
  key: 'Changes', header: '现在 → 改成', minWidth: 320,
  render: ({ Changes }) => (
    <S.Lines>
      {Changes.map(({ Field, Before, After }) => (
        <li key={Field}>
          <b>{Field}</b> <S.Old>{Before || '空'}</S.Old> → <S.New>{After || '空'}</S.New>
        </li>
      ))}
    </S.Lines>
  ),
}

/** What a new product will be. */
const values: TableColumn<ProductImportRow> = {
  key: 'Values', header: '写入', minWidth: 320,
  render: ({ Changes }) => <S.Values>{Changes.filter(({ After }) => After !== '').map(({ Field, After }) => `${Field} ${After}`).join('；')}</S.Values>,
}

const message: TableColumn<ProductImportRow> = { key: 'Message', header: '为什么', minWidth: 240, render: ({ Message }) => <S.Wrong><Icon name="error" size={16} />{Message}</S.Wrong> }

const columns: Readonly<Record<ProductImportRowKind, readonly TableColumn<ProductImportRow>[]>> = {
  wrong: [rowNo, code, name, problems],
  new: [rowNo, code, name, values],
  changed: [rowNo, code, name, changes],
  unchanged: [rowNo, code, name],
  failed: [rowNo, code, name, message],
  kept: [rowNo, code, name, message],
}

const none: Readonly<Record<ProductImportRowKind, string>> = { wrong: '没有错的行', new: '没有新商品', changed: '没有改动', unchanged: '没有不变的行', failed: '没有没写入的行', kept: '全部撤回了' }

const whatOnPhone: Readonly<Record<ProductImportRowKind, string>> = { wrong: '哪里不对，怎么改', new: '写入什么', changed: '现在 → 改成', unchanged: '商品', failed: '为什么没写入', kept: '为什么没撤回' }

/** Of each kind what stands at the end of its row: on a phone all that is said of it. */
const onPhone = (kind: ProductImportRowKind): readonly TableColumn<ProductImportRow>[] => [
  {
    key: 'Row', header: whatOnPhone[kind], minWidth: 200, rowHeader: true,
    render: (row, at) => (
      <S.Card>
        <span>{`第 ${row.RowNo} 行，${row.ProductCode || '没有编码'}`}</span>
        {row.Name === '' ? null : <p>{row.Name}</p>}
        {kind === 'unchanged' ? null : columns[kind].at(-1)?.render(row, at)}
      </S.Card>
    ),
  },
]

const rowKey = ({ RowNo }: ProductImportRow) => String(RowNo)

/** The rows of one kind. */
export const ImportRows = ({ kind, rows: { query, page, onPage } }: { readonly kind: ProductImportRowKind; readonly rows: RowsState }) => {
  const isTablet = useMediaQuery(mediaQueries.tablet)
  return (
    <QueryState
      query={query}
      part
      skeleton={
        <div role="status" aria-label="行加载中">
          <Skeleton lines={8} />
        </div>
      }
    >
      {({ Items, total }) => (
        <>
          <Table label="导入的行" columns={isTablet ? onPhone(kind) : columns[kind]} rows={Items} rowKey={rowKey} empty={none[kind]} />
          {total > rowsPerPage ? <S.Pages><Pagination page={page} pageSize={rowsPerPage} pageSizes={[rowsPerPage]} total={total} onPageChange={(next) => onPage(next)} /></S.Pages> : null}
        </>
      )}
    </QueryState>
  )
}
