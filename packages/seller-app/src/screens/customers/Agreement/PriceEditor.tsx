import { isMallError } from '@mall/api'
import type { AgreementProduct, AgreementRow, SellerAgreementDetail } from '@mall/api/seller/contract'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useEffect, useMemo, useReducer, useRef, useState, type ClipboardEvent } from 'react'
import { ChangeBar } from './ChangeBar.tsx'
import { blocksSending, gridOf, gridRowOf, isBlock, nextGrid, problemKinds, problemNames, readPasted, yearText, type GridColumn, type Known, type ProblemKind } from './grid-rows.ts'
import { firstsOf, nextProblem, summaryOf, type GridSummary, type GridTable } from './grid-summary.ts'
import { atOnce, inParts } from './in-parts.ts'
import { PriceGrid, useGridHeights } from './PriceGrid.tsx'
import * as S from './PriceGrid.styles.ts'
import type { SentRow } from './saved-rows.ts'
import { useGridMoves, type RowRange } from './use-grid-moves.ts'
import { useInParts } from './use-in-parts.ts'
import { useKnownProducts } from './use-known-products.ts'
import { useRowsSaving } from './use-rows-saving.ts'

export interface PriceEditorProps {
  /** The rows as the server has them when the page opens. */
  readonly rows: readonly AgreementRow[]
  /** Rows of the version that somebody rejected. */
  readonly rejected: number
  readonly find: (codes: readonly string[]) => Promise<readonly AgreementProduct[]>
  readonly write: (part: { readonly Rows: readonly SentRow[]; readonly Removed: readonly string[] }) => Promise<SellerAgreementDetail>
  /** Something else stands in its place: what is typed stays, is kept as it goes, and leaving the page asks for it. */
  readonly hidden: boolean
  /** Writes over what somebody else wrote meanwhile: their other rows stay. */
  readonly onOverwrite: () => Promise<unknown>
  /** Reads the version again; what is not kept is gone. */
  readonly onReload: () => void
  /** Rejects when it could not be sent, which is said by a toast. */
  readonly onSend: (sent: { readonly Note: string; readonly WithoutRejected: boolean }) => Promise<unknown>
  readonly sending: boolean
  /** The rows in short, whenever that changes. */
  readonly onSummary: (summary: GridSummary) => void
}

const tones: Readonly<Record<ProblemKind, 'danger' | 'warning'>> = { unknown: 'danger', twice: 'warning', unreadable: 'danger', silent: 'danger', low: 'danger', above: 'warning' }

/** 协议编辑: typed, pasted and walked through as a sheet; kept on the server as it goes. */
export const PriceEditor = ({ rows: given, rejected, hidden, find, write, onOverwrite, onReload, onSend, sending, onSummary }: PriceEditorProps) => {
  const [first] = useState(() => given.map(gridRowOf))
  const [firstKnown] = useState<Known>(() => new Map(given.map((row) => [row.ProductCode, row])))
  const [grid, dispatch] = useReducer(nextGrid, first, gridOf)
  const { rows, codes } = grid
  const { known, problem: findProblem, isFinding, retry } = useKnownProducts(firstKnown, codes, find)
  const firsts = useMemo(() => firstsOf(codes, known), [codes, known])
  const table = useMemo((): GridTable => ({ rows, known, firsts }), [rows, known, firsts])
  const { result: summary } = useInParts(table, summaryOf, (now) => atOnce(summaryOf(now)))
  useEffect(() => onSummary(summary), [summary, onSummary])
  const saving = useRowsSaving({ first, table, write })
  const [isReading, setReading] = useState(false)
  const [sendProblem, setSendProblem] = useState('')
  const [isConflict, setConflict] = useState(false)
  const [note, setNote] = useState('')
  const scroller = useRef<HTMLDivElement>(null)
  const heights = useGridHeights('written')

  const paste = async (text: string, at: number, column: GridColumn): Promise<void> => {
    setReading(true)
    try {
      const found = await inParts(readPasted(text, column))
      if (found.length > 0) dispatch({ type: 'paste', at, rows: found })
    } finally {
      setReading(false)
    }
  }
  const goToNext = (after: number, kinds: readonly ProblemKind[] = problemKinds) => {
    const at = nextProblem(table, after, kinds)
    if (at !== null) moves.go({ at, column: kinds.length === 1 && kinds[0] === 'unknown' ? 0 : 2 })
  }
  const fillDown = (column: GridColumn, range: RowRange) => dispatch({ type: 'fill', column, ...range })
  const moves = useGridMoves(scroller, { count: rows.length, ...heights }, {
    onUndo: () => dispatch({ type: 'undo' }),
    onRedo: () => dispatch({ type: 'redo' }),
    onRemove: (at) => dispatch({ type: 'remove', ids: new Set(rows.slice(moves.range?.from ?? at, (moves.range?.to ?? at) + 1).map(({ id }) => id)) }),
    onFillDown: fillDown,
    onNextProblem: (after) => goToNext(after),
    onPaste: (text, at, column) => void paste(text, at, column),
  })
  const pasteAtEnd = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (event.target instanceof HTMLInputElement || !isBlock(text)) return
    event.preventDefault()
    void paste(text, Math.max(0, rows.length - 1), 'code')
  }
  /** Without a price below the floor nobody is asked. */
  const needsApproval = ({ problems }: GridSummary) => problems.low + problems.silent > 0
  const send = async (withoutRejected: boolean): Promise<void> => {
    setSendProblem('')
    // The one on the page may be that of the step before.
    const now = await inParts(summaryOf(table))
    const blocking = problemKinds.filter((kind) => blocksSending(kind) && now.problems[kind] > 0)
    if (blocking.length > 0) {
      setSendProblem(`先处理：${blocking.map((kind) => `${problemNames[kind]} ${countText(now.problems[kind])} 行`).join('，')}`)
      goToNext(-1, blocking)
      return
    }
    try {
      await saving.flush()
      await onSend({ Note: needsApproval(now) ? note.trim() : '', WithoutRejected: withoutRejected })
    } catch (failure) {
      setConflict(isMallError(failure) && failure.code === 'VERSION_CONFLICT')
    }
  }
  const isDirty = saving.waiting > 0 || saving.held > 0 || saving.isCounting || saving.problem !== null
  const savedText = saving.isSaving ? `正在保存，还有 ${countText(saving.waiting)} 行` : saving.waiting > 0 ? `${countText(saving.waiting)} 行还没存` : saving.isCounting ? '有改动还没存' : '已存'
  return (
    <>
      <LeaveGuard dirty={isDirty} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a block that is pasted beside the table goes to its end */}
      <div hidden={hidden} onPaste={pasteAtEnd}>
        {saving.problem === null ? null : (
          <Alert
            tone={saving.problem.isConflict ? 'warning' : 'danger'}
            action={
              saving.problem.isConflict ? (
                <>
                  <Button onClick={() => void onOverwrite().then(saving.flush).catch(() => {})}>照我的存</Button>
                  <Button variant="text" onClick={onReload}>放弃没存的，重新读取</Button>
                </>
              ) : (
                <Button onClick={() => void saving.flush().catch(() => {})}>再存一次</Button>
              )
            }
          >
            {saving.problem.isConflict ? '有人同时改了这一版，您没存的行还在这里' : `没有存上：${saving.problem.text}`}
          </Alert>
        )}
        {isConflict && saving.problem === null ? <Alert tone="warning" action={<Button onClick={onReload}>重新读取</Button>}>有人同时改了这一版，重新读取之后再送批</Alert> : null}
        {findProblem === '' ? null : <Alert tone="danger" action={<Button onClick={retry}>再试一次</Button>}>{`商品没有找全：${findProblem}`}</Alert>}
        {moves.range === null ? (
          <S.Bar>
            {isReading ? <Text tone="secondary">正在读粘贴的行…</Text> : <Text tone="secondary" data-keys="">从表格里复制，在任何一格粘贴：编码、客户物料编码、价格、阶梯、原因</Text>}
            <Button variant="text" disabled={summary.filled === 0} onClick={moves.selectAll}>选全部改价</Button>
            <span data-push="" data-keys=""><kbd>Ctrl V</kbd> 贴 <kbd>Shift ↓</kbd> 选行 <kbd>Ctrl D</kbd> 向下填 <kbd>Ctrl Z</kbd> 撤销 <kbd>Ctrl Del</kbd> 删行</span>
          </S.Bar>
        ) : (
          <ChangeBar
            rows={rows}
            known={known}
            range={moves.range}
            onApply={(replaced) => dispatch({ type: 'replace', replaced })}
            onLeave={moves.leave}
          />
        )}
        <PriceGrid
          scroller={scroller}
          table={table}
          editing={{ moves, dispatch, onFill: fillDown }}
          renderSaid={(row) => (row.said?.Decision === 'rejected' ? <Text tone="danger">{`已退回${row.said.DecisionReason === '' ? '' : `：${row.said.DecisionReason}`}`}</Text> : row.said?.Decision === 'approved' ? <Text tone="secondary">已批准</Text> : null)}
        />
        <S.Decision>
          <S.Jump aria-label="要处理的行">
            {problemKinds.map((kind) =>
              summary.problems[kind] === 0 ? null : (
                <Button key={kind} variant="text" data-tone={tones[kind]} icon={<Icon name={tones[kind] === 'danger' ? 'error' : 'warning'} size={16} />} onClick={() => goToNext(moves.active.at, [kind])}>
                  {`${problemNames[kind]} ${countText(summary.problems[kind])}`}
                </Button>
              ),
            )}
            {summary.yearFen === null ? null : <Text tone="secondary">{yearText(summary.yearFen)}</Text>}
            {summary.added > 0 ? <Text tone="secondary">{`新增 ${countText(summary.added)}`}</Text> : null}
            {isFinding ? <Text tone="secondary">正在找商品…</Text> : <span data-keys=""><kbd>F8</kbd> 下一处</span>}
          </S.Jump>
          <Text tone="secondary" role="status">{saving.held > 0 ? `${savedText}，${countText(saving.held)} 行改好才存` : savedText}</Text>
          {sendProblem === '' ? null : <Text tone="danger" role="alert">{sendProblem}</Text>}
          {needsApproval(summary) ? (
            <S.Beside>
              <TextInput aria-label="对批准的人说" value={note} onValueChange={setNote} maxLength={200} placeholder="对批准的人说（可以不写）" />
            </S.Beside>
          ) : null}
          {rejected > 0 ? <Button disabled={sending} onClick={() => void send(true)}>{`不带退回的 ${countText(rejected)} 行送批`}</Button> : null}
          <Button variant="decisive" loading={sending} disabled={summary.filled === 0} onClick={() => void send(false)}>送批</Button>
        </S.Decision>
      </div>
    </>
  )
}
