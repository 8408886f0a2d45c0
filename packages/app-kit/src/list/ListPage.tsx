import { Button } from '@mall/ui/button'
import { ColumnSettings } from '@mall/ui/column-settings'
import { Icon } from '@mall/ui/icon'
import { PageHeader } from '@mall/ui/page-header'
import { Pagination } from '@mall/ui/pagination'
import { Skeleton } from '@mall/ui/skeleton'
import { arrangeColumns, type ColumnSetting, type TableColumn, type TableProps } from '@mall/ui/table'
import { mediaQueries, useMediaQuery, VisuallyHidden } from '@mall/ui/theme'
import type { TreeNode } from '@mall/ui/tree'
import { startTransition, Suspense, useDeferredValue, useMemo, useOptimistic, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { PricesHidden } from './PricesHidden.tsx'
import { QueryFailure } from '../query/QueryFailure.tsx'
import { useDock } from '../page/dock.ts'
import { goToTop } from '../page/go-to-top.ts'
import { KeysSwitch } from '../page/KeysSwitch.tsx'
import { lazyInPage } from '../screens/lazy-in-page.tsx'
import type { AnyList, ListQuery } from './define-list.ts'
import type { ListPageData, ListState } from './list-state.ts'
import { ListCards } from './ListCards.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import * as S from './ListPage.styles.ts'
import { focusRows, useListKeys, type RowKey } from './use-list-keys.ts'
import { ListSentence } from './ListSentence.tsx'
import { ListTabs } from './ListTabs.tsx'
import { SavedViews } from './SavedViews.tsx'

const ListPeek = lazyInPage(async () => (await import('./ListPeek.tsx')).ListPeek)

/** Props of {@link ListPage}. */
export interface ListPageProps<Row> {
  readonly list: AnyList
  readonly state: ListState<ListPageData<Row>>
  /** Name of the page, as in the menu. */
  readonly name: string
  /** One fact in words, e.g. 3 单等你付款; how many there are without it. */
  readonly fact?: ReactNode
  /** What the fact is made of, in small type below it. */
  readonly details?: ReactNode
  /** What is listed, e.g. 订单. */
  readonly subject: string
  /** Keep the array stable: rows render again when it changes. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string
  /** Columns that are left out while a row is looked at beside the list. */
  readonly hiddenWhilePeeking?: readonly string[]
  /** Count of a tab; null is the tab of all. */
  readonly countOf?: (tab: string | number | null) => number | undefined
  /** The one decisive action. */
  readonly action?: ReactNode
  /** What is said while there is nothing at all, with the next step; by default 还没有 and the subject. */
  readonly empty?: ReactNode
  /** A sum of this page, beside the number of items. */
  readonly sum?: ReactNode
  readonly departments?: readonly TreeNode[]
  /** Trees of the filters by a node, by their names. */
  readonly trees?: Readonly<Record<string, readonly TreeNode[]>>
  /** Rows can be selected; what can be done with them. */
  readonly bulkActions?: TableProps<Row>['bulkActions']
  readonly renderCard: (row: Row) => ReactNode
  /** What the row beside the list is called; its key without it. */
  readonly peekTitle?: (row: Row) => string
  /** A row in full, beside the list. */
  readonly renderPeek?: (row: Row) => ReactNode
  /** Another part of the sheet, below the list. */
  readonly below?: ReactNode
  /** Enter on a row. */
  readonly onOpen?: (row: Row) => void
  /** Further keys; what is beside the list has the same ones itself. */
  readonly rowKeys?: readonly RowKey<Row>[] | undefined
}

const noDepartments: readonly TreeNode[] = []

const peekBones = <Skeleton lines={6} />

/** The keys of a list's rows, for those who have them, and as they act now. */
const keysOf = ({ renderPeek, onOpen, rowKeys = [] }: Pick<ListPageProps<never>, 'renderPeek' | 'onOpen' | 'rowKeys'>, isPeeking: boolean): string =>
  [
    ...(renderPeek || onOpen ? ['J / K 上下'] : []),
    ...rowKeys.map(({ words }) => words),
    ...(renderPeek && !isPeeking ? ['空格速览'] : []),
    ...(onOpen && !isPeeking ? ['回车打开'] : []),
  ].join('，')

/** What a screen reader hears once a filter, a tab or a page is there; while it loads, the table says that. */
const foundWords = ({ data, updating, failure }: Pick<ListState<ListPageData<unknown>>, 'data' | 'updating' | 'failure'>, subject: string): string => {
  if (data === undefined || updating || failure !== null) return ''
  return data.total === 0 ? `没有找到${subject}` : `共找到 ${data.total} 条${subject}`
}

/** In place of the fact where the counts that it is made of are those of a filter that leaves nothing, or are not there at all. */
const noneWords = ({ list, subject, state: { query, data, failure }, countOf }: Pick<ListPageProps<unknown>, 'list' | 'subject' | 'state' | 'countOf'>): string | undefined => {
  if (data === undefined) return failure === null ? undefined : '没有加载出来'
  return data.total === 0 && list.isNarrowed(query) && !countOf?.(null) ? `没有符合条件的${subject}` : undefined
}

const isDockedWidth = `not all and ${mediaQueries.laptop}`

/**
 * A page of the archetype queue: head, tabs, a sentence of filters, rows, sum and pager; cards on a phone; all its states. It asks
 * nothing itself: `useListPage` connects it.
 */
export const ListPage = <Row,>(given: ListPageProps<Row>) => {
  const { state, name, fact } = given
  const list = state.list ?? given.list
  const props = { ...given, list }
  const { query, data, failure, settings } = state
  const top = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const hasRoom = useMediaQuery(isDockedWidth)
  const rows = data?.Items ?? []
  const isWanted = props.renderPeek !== undefined && query.peek !== ''
  const peeked = isWanted ? rows.findIndex((row) => props.rowKey(row) === query.peek) : -1
  const row = rows[peeked]
  // While the list loads, its row keeps the place that it will have.
  const isPeeking = row !== undefined || (isWanted && data === undefined && failure === null)
  const isDocked = isPeeking && hasRoom
  useDock(isDocked)
  const onQuery = (next: ListQuery) => state.onQuery(next)
  const closePeek = () => state.onQuery(list.change(query, { peek: '' }))
  const move = (by: -1 | 1) => {
    const next = rows[peeked + by]
    if (next !== undefined) state.onQuery(list.change(query, { peek: props.rowKey(next) }), { replace: true })
  }
  useListKeys({
    page: top,
    rows,
    rowKey: props.rowKey,
    isPeeking: row !== undefined,
    canFocus: Boolean(props.renderPeek ?? props.onOpen),
    rowKeys: props.rowKeys,
    onMove: move,
    onLook: props.renderPeek ? (one) => state.onQuery(list.change(query, { peek: props.rowKey(one) })) : undefined,
  })
  if (failure === 'forbidden') return <QueryFailure failure={failure} onRetry={state.onRetry} />
  // A drawer opens with its content, whose first control takes the focus; beside the list its place is held.
  const peeking = row === undefined ? peekBones : props.renderPeek?.(row)
  const keyWords = keysOf(props, isDocked)
  const view = new URLSearchParams(list.format({ ...query, page: 1, peek: '' }))
  return (
    <S.Page data-density={settings.density} data-docked={isDocked ? '' : undefined}>
      <VisuallyHidden role="status">{foundWords(state, props.subject)}</VisuallyHidden>
      {rows.length > 0 && !isPhone ? (
        <S.SkipLink type="button" onClick={() => focusRows(top.current)}>
          跳到{props.subject}列表
        </S.SkipLink>
      ) : null}
      <PageHeader
        data-density="default"
        name={name}
        fact={noneWords(props) ?? fact ?? (data ? `共 ${data.total} 条${props.subject}` : undefined)}
        details={props.details}
        actions={
          <>
            <SavedViews iconOnly={isPhone} views={settings.views} search={view.toString()} onOpen={(search) => state.onView(search)} onChange={(views) => state.onSettings({ views })} />
            {isPhone ? null : (
              <>
                <ColumnSettings columns={props.columns} value={settings.columns} onValueChange={(columns) => state.onSettings({ columns })} />
                <Button
                  aria-label="紧凑行高"
                  title="紧凑行高"
                  aria-pressed={settings.density === 'compact'}
                  icon={<Icon name="list" size={16} />}
                  onClick={() => state.onSettings({ density: settings.density === 'compact' ? 'default' : 'compact' })}
                />
              </>
            )}
            {list.exportKey === undefined ? null : (
              <Button
                icon={<Icon name="download" size={16} />}
                aria-label={isPhone ? '导出' : undefined}
                loading={state.exporting}
                disabled={data?.total === 0}
                onClick={() => state.onExport()}
              >
                {isPhone ? null : '导出'}
              </Button>
            )}
            {props.action}
          </>
        }
      />
      {state.list === undefined ? null : <PricesHidden />}
      <ListTabs list={list} state={state} countOf={props.countOf}>
        <S.Sentence ref={top} tabIndex={-1}>
          <ListSentence list={list} subject={props.subject} query={query} departments={props.departments ?? noDepartments} trees={props.trees} isTight={isDocked} onQuery={onQuery} />
        </S.Sentence>
        <Rows {...props} isPhone={isPhone} openKey={row === undefined ? null : query.peek} isDocked={isDocked} onClosePeek={closePeek} />
        {data && data.total > 0 ? (
          <S.Foot>
            {props.sum === undefined ? null : <p>{props.sum}</p>}
            {keyWords === '' ? null : (
              <p data-part="keys" data-decides={props.rowKeys ? '' : undefined}>
                <KeysSwitch words={keyWords} />
              </p>
            )}
            <Pagination
              page={query.page}
              pageSize={query.pageSize}
              total={data.total}
              onPageChange={(page, { pageSize }) => {
                onQuery(list.change(query, pageSize === query.pageSize ? { page } : { pageSize }))
                goToTop(top.current)
              }}
            />
          </S.Foot>
        ) : null}
      </ListTabs>
      {/* Not before the list, which would push it away. */}
      {data === undefined ? null : props.below}
      {row !== undefined || isDocked ? (
        <Suspense>
          <ListPeek id={query.peek} title={row === undefined ? query.peek : (props.peekTitle?.(row) ?? query.peek)} place={peeked + 1} count={rows.length} docked={hasRoom} onMove={move} onClose={closePeek}>
            {hasRoom ? <Suspense fallback={peekBones}>{peeking}</Suspense> : peeking}
          </ListPeek>
        </Suspense>
      ) : null}
    </S.Page>
  )
}

interface RowsProps<Row> extends ListPageProps<Row> {
  readonly isPhone: boolean
  /** A row is looked at beside the list. */
  readonly isDocked: boolean
  readonly openKey: string | null
  readonly onClosePeek: () => void
}

const withWidth = (settings: readonly ColumnSetting[], columns: readonly TableColumn<never>[], key: string, width: number): readonly ColumnSetting[] => {
  const all = settings.length > 0 ? settings : columns.map((column) => ({ key: column.key }))
  return all.some((setting) => setting.key === key) ? all.map((setting) => (setting.key === key ? { ...setting, width } : setting)) : [...all, { key, width }]
}

/** What the padding at the end of the sheet takes of a column whose width is meant for one within it, in px, and a little air. */
const endRoom = 16

/** Without the last column another one is at the end: as wide as within the table, it would clip its tags. */
const withRoomAtTheEnd = <Row,>(all: readonly TableColumn<Row>[], left: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] => {
  const last = left.at(-1)
  return last?.width === undefined || last.key === all.at(-1)?.key ? left : [...left.slice(0, -1), { ...last, width: last.width + endRoom }]
}

const Rows = <Row,>(props: RowsProps<Row>) => {
  const { list, state, subject, columns, rowKey, hiddenWhilePeeking, bulkActions, isPhone, isDocked, openKey, renderPeek, onOpen } = props
  const { query, data, settings } = state
  const filters = JSON.stringify(list.body(query))
  // The row shows at once that it was pressed; what is beside the list takes longer to draw.
  const [marked, setMarked] = useOptimistic(openKey)
  const [selected, setSelected] = useState<{ readonly filters: string; readonly keys: readonly string[] }>({ filters, keys: [] })
  // The settings show a change at once; all rows follow when there is time.
  const settled = useDeferredValue(settings.columns)
  const arranged = useMemo(() => {
    const shown = arrangeColumns(columns, settled).map((column) => (column.sort && !(column.key in list.sort.fields) ? { ...column, sort: false } : column))
    return isDocked ? withRoomAtTheEnd(shown, shown.filter(({ key }) => !hiddenWhilePeeking?.includes(key))) : shown
  }, [columns, settled, isDocked, hiddenWhilePeeking, list])
  const status = state.failure ? 'error' : state.updating ? 'loading' : 'ready'
  // What was decided has left the list, and the selection with it.
  const here = new Set(data?.Items.map((row) => rowKey(row)))
  const selection = selected.filters === filters ? selected.keys.filter((key) => here.has(key)) : []
  const select = (keys: readonly string[]) => setSelected({ filters, keys })
  const peek = (row: Row) =>
    startTransition(() => {
      setMarked(rowKey(row))
      state.onQuery(list.change(query, { peek: rowKey(row) }), { replace: openKey !== null })
    })
  const empty = <ListEmpty list={list} subject={subject} query={query} total={data?.total ?? 0} empty={props.empty} onQuery={(next) => state.onQuery(next)} />
  if (isPhone) {
    return (
      <ListCards
        subject={subject} rows={data?.Items ?? []} rowKey={rowKey} status={status} empty={empty} renderCard={props.renderCard}
        selecting={bulkActions && { selection, onSelectionChange: select, bulkActions }} onRetry={() => state.onRetry()}
      />
    )
  }
  const Table = S.ListTable as ComponentType<TableProps<Row>>
  return (
    <Table
      flush
      label={`${subject}列表`}
      columns={arranged}
      rows={data?.Items ?? []}
      rowKey={rowKey}
      status={status}
      empty={empty}
      estimatedRowHeight={settings.density === 'compact' ? 32 : 40}
      selectable={bulkActions !== undefined}
      bulkActions={bulkActions}
      selection={selection}
      onSelectionChange={select}
      sort={query.sort ? { key: query.sort.field, order: query.sort.order } : null}
      onSortChange={(next) => state.onQuery(list.change(query, { sort: next ? { field: next.key, order: next.order } : null }))}
      openKey={marked}
      onRowPeek={renderPeek ? peek : undefined}
      onRowOpen={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isDocked || event.defaultPrevented) return
        event.preventDefault()
        props.onClosePeek()
      }}
      onColumnResize={(key, width) => state.onSettings({ columns: withWidth(settings.columns, columns, key, width) })}
      onRetry={() => state.onRetry()}
    />
  )
}
