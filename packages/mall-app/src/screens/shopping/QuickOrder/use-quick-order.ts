import { validateFile } from '@mall/api'
import { tableRules, type PurchaseListLine, type RowResult } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { saveTable, templateOf, type SavedTable } from '@mall/app-kit/import/save-table.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useCallback, useRef, useState } from 'react'
import { emptyGrid, isBlank, maxRows, mended, nextGrid, stillTrue, tooLong, type Checks, type Grid, type GridAction, type RowTexts } from './grid-rows.ts'
import type { EntryTab, QuickOrderViewProps } from './QuickOrderView.tsx'

const none: Checks = new Map()
const quietly = { silent: true, quiet: true } as const
const titles = ['商品编码', '数量', '备注']

interface Entry {
  readonly grid: Grid
  readonly checks: Checks
}

/** The table, what was found out about it, and what can be done with it. */
export const useQuickOrder = (firstTab: EntryTab) => {
  const mall = useMall()
  const [tab, setTab] = useState(firstTab)
  const [entry, setEntry] = useState<Entry>(() => ({ grid: emptyGrid(), checks: none }))
  const { grid, checks } = entry
  /** For what goes on after a call: people type while it is under way. */
  const latest = useRef(entry)
  const [status, setStatus] = useState<QuickOrderViewProps['status']>('idle')
  const [problem, setProblem] = useState('')
  const [results, setResults] = useState<readonly RowResult[] | null>(null)
  const adding = useAction('POST /api/QuickOrder/AddToCart', quietly)

  const change = useCallback((step: (now: Entry) => Entry) => {
    latest.current = step(latest.current)
    setEntry(latest.current)
  }, [])

  const onAction = useCallback((action: GridAction) => {
    change((before) => {
      const after = nextGrid(before.grid, action)
      return after === before.grid ? before : { grid: after, checks: stillTrue(before.checks, before.grid.rows, after.rows) }
    })
  }, [change])

  const working = async (kind: 'checking' | 'reading' | 'adding', work: () => Promise<void>) => {
    setStatus(kind)
    setProblem('')
    try {
      await work()
    } catch (failure) {
      setProblem(failureText(failure))
    } finally {
      setStatus('idle')
    }
  }

  const save = (table: SavedTable) => {
    setProblem('')
    saveTable(table).catch((failure: unknown) => setProblem(failureText(failure)))
  }

  /** Numbers on the wire are those on the screen. */
  const checkGrid = async () => {
    const { rows } = latest.current.grid
    const filled = rows.flatMap((row, index) => (isBlank(row) ? [] : [{ RowNo: index + 1, Code: row.code, Quantity: row.quantity, Remark: row.remark }]))
    if (filled.length === 0) return
    const long = tooLong(rows)
    if (long !== null) return setProblem(long)
    const { Rows } = await mall.quickOrder.check({ Rows: filled }, quietly)
    const found = new Map(Rows.map((check) => [rows[check.RowNo - 1]?.id ?? 0, check] as const))
    // What was changed meanwhile is checked the next time.
    change((now) => (now.grid.rows === rows ? { ...now, checks: found } : now))
  }

  const stepAndCheck = async (action: GridAction) => {
    change((now) => ({ grid: nextGrid(now.grid, action), checks: none }))
    await checkGrid()
  }

  const append = async (more: readonly RowTexts[]) => {
    const kept = latest.current.grid.rows.filter((row) => !isBlank(row))
    if (kept.length + more.length > maxRows) return setProblem(`单次最多${maxRows}行：已有 ${kept.length} 行，还要填入 ${more.length} 行`)
    setTab('typed')
    setResults(null)
    await stepAndCheck({ type: 'append', rows: more })
  }

  const add = async () => {
    const good = grid.rows.flatMap((row, index) => {
      const check = checks.get(row.id)
      return check?.Verdict === 'OK' && check.Product && check.Quantity ? [{ RowNo: index + 1, ProductCode: check.Product.ProductCode, Quantity: check.Quantity, Remark: row.remark }] : []
    })
    const { Results } = await adding.send({ Rows: good })
    const landed = new Set(Results.filter(({ Success }) => Success).map(({ RowNo }) => RowNo))
    // What is in the cart is gone from here, with the rows that were merged into it; what is left has other numbers.
    const checked = stepAndCheck({ type: 'drop', rows: new Set(grid.rows.filter((row, index) => landed.has(index + 1) || landed.has(checks.get(row.id)?.MergedInto ?? 0))) })
    const left = latest.current.grid.rows
    setResults(
      Results.flatMap((one) => {
        if (one.Success) return [one]
        const at = left.findIndex(({ id }) => id === grid.rows[one.RowNo - 1]?.id)
        return at === -1 ? [] : [{ ...one, RowNo: at + 1 }]
      }),
    )
    await checked
  }

  return {
    view: {
      tab, rows: grid.rows, checks, status, problem, results, onAction,
      onTabChange: (next: EntryTab) => {
        setTab(next)
        setProblem('')
      },
      onCheck: () => void working('checking', checkGrid),
      onMend: () => void working('checking', () => stepAndCheck({ type: 'replace', rows: mended(grid.rows, checks) ?? [] })),
      onAdd: () => void working('adding', add),
      onRead: (table: File) =>
        void working('reading', async () => {
          const verdict = validateFile(table, tableRules)
          if (verdict.kind !== 'success') return setProblem(verdict.message)
          const { Rows } = await mall.quickOrder.import(table, quietly)
          await append(Rows.map(({ Code, Quantity, Remark }) => ({ code: Code, quantity: Quantity, remark: Remark })))
        }),
      onTemplate: () => save(templateOf('快速下单模板', titles, ['10010411', '5', '前台'])),
      onSaveBad: () => {
        const bad = grid.rows.flatMap((row) => {
          const check = checks.get(row.id)
          return check === undefined || check.Verdict === 'OK' || check.Verdict === 'DUPLICATE' ? [] : [[row.code, row.quantity, row.remark, check.Message]]
        })
        save({ name: '快速下单错误行', head: [...titles, '原因'], rows: bad })
      },
    },
    /** Something was typed that is not in the cart. */
    dirty: grid.rows.some((row) => !isBlank(row)),
    fill: (lines: readonly PurchaseListLine[]) =>
      void working('checking', () => append(lines.map(({ ProductCode, Quantity }) => ({ code: ProductCode, quantity: String(Quantity), remark: '' })))),
    /** What can be kept as a list. */
    goods: [...checks.values()].flatMap(({ Verdict, Product, Quantity }) => (Verdict === 'OK' && Product && Quantity ? [{ ProductCode: Product.ProductCode, Quantity }] : [])),
  }
}
