import { useCallback, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { sampleColumns, sampleOrders } from '../testing/samples/table.ts'
import type { SampleOrder } from '../testing/samples/table.ts'
import { MallThemeProvider } from '../theme/index.ts'
import type { TableColumn } from './columns.ts'
import { Table } from './Table.tsx'
import type { TableProps } from './Table.tsx'

const noOf = (order: SampleOrder) => order.no
const table = (props: Partial<TableProps<SampleOrder>> = {}) => (
  <MallThemeProvider>
    <Table label="订单列表" columns={sampleColumns} rows={sampleOrders(3)} rowKey={noOf} {...props} />
  </MallThemeProvider>
)
const bodyRows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')]
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true })
const reasons = (spy: ReturnType<typeof vi.fn>) =>
  spy.mock.calls.map(([value, details]) => [value, (details as { reason: string }).reason] as unknown)

describeConformance('Table', () => (
  <Table label="订单列表" columns={sampleColumns} rows={sampleOrders(3)} rowKey={noOf} selectable defaultSort={{ key: 'time', order: 'asc' }} />
))
describeConformance('Table of 300 rows', () => <Table label="订单列表" columns={sampleColumns} rows={sampleOrders(300)} rowKey={noOf} />)

describe('structure', () => {
  test('is a table to screen readers, with counts and row heads', async () => {
    await render(table())
    await expect.element(page.getByRole('table', { name: '订单列表' })).toHaveAttribute('aria-rowcount', '4')
    await expect.element(page.getByRole('columnheader', { name: '订单号' })).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: 'PO2026310001' })).toBeVisible()
    expect(page.getByRole('row').elements().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4'])
  })

  /** Positions of the first, the third and the last cell of a row; unless frozen they move with `by` px of horizontal scroll. */
  const scrolled = async (width: number, by: number) => {
    await page.viewport(width, 800)
    await render(table())
    const [first] = bodyRows()
    const scroller = document.querySelector('table')?.parentElement
    expect(scroller && scroller.scrollWidth > scroller.clientWidth).toBe(true)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const places = () => [0, 2, 7].map((at) => first?.children[at]?.getBoundingClientRect().left ?? 0)
    const before = places()
    if (scroller) scroller.scrollLeft = by
    const moved = places().map((place, at) => (before[at] ?? 0) - place)
    await page.viewport(1280, 800)
    return moved
  }

  test('frozen columns stay when it scrolls sideways', async () => {
    expect(await scrolled(800, 120)).toEqual([0, 120, 0])
  })

  test('on a phone only the first stays: two frozen edges would leave no room between them', async () => {
    expect(await scrolled(480, 120)).toEqual([0, 120, 120])
  })

  test('numbers stand at the end', async () => {
    await render(table())
    const amount = bodyRows()[0]?.children[4]
    expect(amount && getComputedStyle(amount).justifyContent).toBe('flex-end')
  })

  test('the head stays when the rows scroll', async () => {
    await render(table({ rows: sampleOrders(60), maxHeight: '300px' }))
    const scroller = document.querySelector('table')?.parentElement
    const top = () => document.querySelector('thead')?.getBoundingClientRect().top
    const before = top()
    if (scroller) scroller.scrollTop = 500
    expect(top()).toBe(before)
  })

  test('the total row names itself and sums where a column says so', async () => {
    const columns = sampleColumns.map((column) => (column.key === 'amount' ? { ...column, total: '237.57' } : column))
    await render(table({ columns }))
    const cells = [...document.querySelectorAll('tfoot tr > *')].map((cell) => cell.textContent)
    expect(cells).toEqual(['合计', '', '', '', '237.57', '', '', ''])
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5')
  })
})

describe('states', () => {
  test('loading without rows: a skeleton, and busy', async () => {
    await render(table({ rows: [], status: 'loading' }))
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(document.querySelectorAll('[data-part=bone]').length).toBe(64)
  })

  test('loading with rows keeps them', async () => {
    await render(table({ status: 'loading' }))
    expect(bodyRows()).toHaveLength(3)
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })

  test('empty says so, or what the caller says', async () => {
    const screen = await render(table({ rows: [] }))
    await expect.element(page.getByText('暂无数据')).toBeVisible()
    await screen.rerender(table({ rows: [], empty: '没有符合条件的数据，请调整筛选' }))
    await expect.element(page.getByText('没有符合条件的数据，请调整筛选')).toBeVisible()
  })

  test('a failure offers to try again', async () => {
    const onRetry = vi.fn()
    await render(table({ status: 'error', onRetry }))
    expect(bodyRows()).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: '加载失败，点击重试' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('selection', () => {
  test('one, all, none: the box for all shows which', async () => {
    const onSelectionChange = vi.fn()
    await render(table({ selectable: true, onSelectionChange }))
    const all = checkbox('全选').element() as HTMLInputElement
    await userEvent.click(checkbox('选择 PO2026310001'))
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await userEvent.click(all)
    expect([all.checked, all.indeterminate]).toEqual([true, false])
    await userEvent.click(all)
    expect([all.checked, all.indeterminate]).toEqual([false, false])
    expect(reasons(onSelectionChange)).toEqual([
      [['PO2026310001'], 'row'],
      [['PO2026310000', 'PO2026310001', 'PO2026310002'], 'all'],
      [[], 'all'],
    ])
  })

  test('rows of other pages stay chosen', async () => {
    const onSelectionChange = vi.fn()
    await render(table({ selectable: true, defaultSelection: ['PO1'], onSelectionChange, bulkActions: () => null }))
    await userEvent.click(checkbox('全选'))
    expect(onSelectionChange.mock.calls[0]?.[0]).toEqual(['PO1', 'PO2026310000', 'PO2026310001', 'PO2026310002'])
    await expect.element(page.getByText('已选 4 项')).toBeVisible()
  })

  test('rows that may not be chosen are left out', async () => {
    const onSelectionChange = vi.fn()
    await render(table({ selectable: true, onSelectionChange, isSelectable: (order) => order.status !== '待审批' }))
    await expect.element(checkbox('选择 PO2026310000')).toBeDisabled()
    await userEvent.click(checkbox('全选'))
    expect(onSelectionChange.mock.calls[0]?.[0]).toEqual(['PO2026310001', 'PO2026310002'])
    expect((checkbox('全选').element() as HTMLInputElement).checked).toBe(true)
  })

  test('the bulk bar takes the place of the head, keeps the focus where it was, and goes with the selection', async () => {
    const action = vi.fn()
    const bulkActions = (keys: readonly string[]) => (
      <button type="button" onClick={() => action(keys)}>
        批量导出
      </button>
    )
    await render(table({ selectable: true, bulkActions }))
    await userEvent.click(checkbox('全选'))
    expect(document.activeElement).toBe(checkbox('全选').element())
    const bar = page.getByRole('region', { name: '批量操作' }).element().getBoundingClientRect()
    const head = document.querySelector('thead')?.getBoundingClientRect()
    expect(bar.top).toBeCloseTo(head?.top ?? -1, 0)
    expect(bar.height).toBeCloseTo(head?.height ?? -1, 0)
    await expect.element(page.getByRole('button', { name: /下单时间/ })).toBeDisabled()
    await userEvent.click(page.getByRole('button', { name: '批量导出' }))
    expect(action).toHaveBeenCalledWith(['PO2026310000', 'PO2026310001', 'PO2026310002'])
    await userEvent.click(page.getByRole('button', { name: '取消选择' }))
    expect(page.getByRole('region', { name: '批量操作' }).query()).toBeNull()
  })
})

test('a column goes through ascending, descending and the list’s own order', async () => {
  const onSortChange = vi.fn()
  await render(table({ onSortChange }))
  const head = () => page.getByRole('columnheader', { name: /金额/ }).element().getAttribute('aria-sort')
  const seen = [head()]
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(page.getByRole('button', { name: /金额/ }))
    seen.push(head())
  }
  expect(seen).toEqual(['none', 'ascending', 'descending', 'none'])
  expect(reasons(onSortChange)).toEqual([
    [{ key: 'amount', order: 'asc' }, 'sort'],
    [{ key: 'amount', order: 'desc' }, 'sort'],
    [null, 'sort'],
  ])
})

describe('a thousand rows', () => {
  test('never more than a screenful in the document, all of them counted, any of them reached', async () => {
    await render(table({ rows: sampleOrders(1000), maxHeight: '480px' }))
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
    expect(bodyRows().length).toBeLessThan(40)
    const scroller = document.querySelector('table')?.parentElement
    if (scroller) scroller.scrollTop = scroller.scrollHeight
    await expect.element(page.getByText('PO2026310999')).toBeVisible()
    expect(bodyRows().length).toBeLessThan(40)
    expect(bodyRows().at(-1)?.getAttribute('aria-rowindex')).toBe('1001')
  })

  test('199 rows are all there, to be found by the browser’s own search', async () => {
    await render(table({ rows: sampleOrders(199) }))
    expect(bodyRows()).toHaveLength(199)
  })
})

describe('one row', () => {
  const drawnRows = vi.fn()
  const columns: readonly TableColumn<SampleOrder>[] = [
    { key: 'no', header: '订单号', render: (order) => (drawnRows(order.no), order.no) },
    { key: 'quantity', header: '数量', render: (order) => order.quantity },
  ]

  const Editable = () => {
    const [rows, setRows] = useState(() => sampleOrders(1000))
    const edit = useCallback(
      () => setRows((before) => before.map((order, index) => (index === 2 ? { ...order, quantity: order.quantity + 1 } : order))),
      [],
    )
    return (
      <MallThemeProvider>
        <button type="button" onClick={edit}>
          改
        </button>
        <Table label="订单列表" columns={columns} rows={rows} rowKey={noOf} selectable maxHeight="480px" />
      </MallThemeProvider>
    )
  }

  test('that is edited is drawn alone, and to choose one or all draws none', async () => {
    await render(<Editable />)
    await expect.element(checkbox('选择 PO2026310002')).toBeVisible()
    drawnRows.mockClear()
    await userEvent.click(page.getByRole('button', { name: '改' }))
    expect(drawnRows.mock.calls).toEqual([['PO2026310002']])
    drawnRows.mockClear()
    await userEvent.click(checkbox('选择 PO2026310003'))
    await expect.element(checkbox('选择 PO2026310003')).toBeChecked()
    await userEvent.click(checkbox('全选'))
    await expect.element(checkbox('选择 PO2026310002')).toBeChecked()
    expect(drawnRows).not.toHaveBeenCalled()
  })
})

describe('rows with keys', () => {
  const keyed = () => {
    const onRowPeek = vi.fn()
    const onRowOpen = vi.fn()
    return { onRowPeek, onRowOpen, element: table({ selectable: true, onRowPeek, onRowOpen, openKey: 'PO2026310001' }) }
  }

  test('a row that takes the focus is called as its header says', async () => {
    await render(keyed().element)
    await expect.element(page.getByRole('row', { name: 'PO2026310001', exact: true })).toHaveAttribute('tabindex', '-1')
  })

  test('J and K move, space looks, Enter opens; a box keeps its own space', async () => {
    const { onRowPeek, onRowOpen, element } = keyed()
    await render(element)
    document.querySelector<HTMLElement>('table')?.parentElement?.focus()
    await userEvent.keyboard('jjk ')
    expect(onRowPeek.mock.calls.map(([order]) => (order as SampleOrder).no)).toEqual(['PO2026310000'])
    await userEvent.keyboard('j{Enter}')
    expect(onRowOpen.mock.calls.map(([order]) => (order as SampleOrder).no)).toEqual(['PO2026310001'])
    checkbox('选择 PO2026310002').element().focus()
    await userEvent.keyboard(' ')
    expect(onRowPeek).toHaveBeenCalledOnce()
    expect((checkbox('选择 PO2026310002').element() as HTMLInputElement).checked).toBe(true)
  })

  test('a press on a row looks at it; its box and its buttons keep their own, and so does a selected text', async () => {
    const { onRowPeek, element } = keyed()
    await render(element)
    const cell = bodyRows()[1]?.querySelector<HTMLElement>('td[data-part=cell]')
    if (!cell) throw new Error('The row has no cell.')
    await userEvent.click(cell)
    expect(onRowPeek).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ no: 'PO2026310001' }), { reason: 'press', event: expect.any(Event) as Event })
    await userEvent.click(checkbox('选择 PO2026310002'))
    getSelection()?.selectAllChildren(cell)
    cell.click()
    getSelection()?.removeAllRanges()
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
    expect(onRowPeek).toHaveBeenCalledOnce()
  })

  test('the row that is looked at says so', async () => {
    await render(keyed().element)
    expect(bodyRows().map((row) => [row.dataset.open, row.getAttribute('aria-current')])).toEqual([
      [undefined, null],
      ['', 'true'],
      [undefined, null],
    ])
  })
})

describe('widths', () => {
  const handle = () => page.getByRole('slider', { name: '商品列宽' })

  test('change by the arrow keys, and by the pointer once it is let go', async () => {
    const onColumnResize = vi.fn()
    await render(table({ onColumnResize }))
    const head = document.querySelectorAll<HTMLElement>('thead th')[2]
    const before = Math.round(head?.getBoundingClientRect().width ?? 0)
    handle().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onColumnResize.mock.calls[0]?.slice(0, 2)).toEqual(['product', before + 8])
    const at = handle().element()
    const x = at.getBoundingClientRect().right - 2
    vi.spyOn(at, 'setPointerCapture').mockImplementation(() => {})
    at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: x, button: 0 }))
    at.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x + 40 }))
    expect(Math.round(head?.getBoundingClientRect().width ?? 0)).toBe(before + 40)
    expect(onColumnResize).toHaveBeenCalledOnce()
    at.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: x + 40 }))
    expect(onColumnResize.mock.calls[1]?.slice(0, 2)).toEqual(['product', before + 40])
  })
})

test('a cell of one line ends in … and shows all of its text on hover', async () => {
  const columns = sampleColumns.map((column) => (column.key === 'product' ? { ...column, ellipsis: true, title: (order: SampleOrder) => order.product } : column))
  await render(table({ columns, rows: sampleOrders(1).map((order) => ({ ...order, product: order.product.repeat(20) })) }))
  const cell = bodyRows()[0]?.children[2]
  expect(cell?.getBoundingClientRect().height).toBeLessThan(50)
  expect(cell?.getAttribute('title')).toBe(sampleOrders(1)[0]?.product.repeat(20))
})

test('a text button stands with its words on the edge of the cell, whole', async () => {
  await page.viewport(600, 800)
  const columns = sampleColumns.map((column) => (column.key === 'status' ? { ...column, width: 200, render: () => <Button variant="text">提出异议</Button> } : column))
  await render(<MallThemeProvider>{table({ columns, rows: sampleOrders(1) })}</MallThemeProvider>)
  const [words] = document.querySelectorAll('[data-variant=text] [data-part]')
  expect(words?.getClientRects()).toHaveLength(1)
  expect(words?.getBoundingClientRect().height).toBeLessThan(30)
  await page.viewport(1280, 800)
})

test('an amount is never cut: its column is as wide as the widest of its rows and its total, and a name gives way', async () => {
  const columns = sampleColumns.map((column) => (column.key === 'amount' ? { ...column, width: 80, ellipsis: true, total: '999,999,999,999.99', render: () => '123,456,656,543.22' } : column))
  await page.viewport(1100, 800)
  await render(table({ columns }))
  const place = columns.findIndex(({ key }) => key === 'amount')
  const cells = [...document.querySelectorAll('tr')].map((row) => row.children[place] as HTMLElement)
  for (const cell of cells) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  expect(new Set(cells.map((cell) => cell.getBoundingClientRect().right)).size).toBe(1)
  await page.viewport(1280, 800)
})

test('rows close up behind one that is gone, each time, and settle in another order', async () => {
  const motions = () => bodyRows().map((row) => row.dataset['motion'])
  const moving = () => bodyRows().map((row) => getComputedStyle(row).animationName)
  const rows = sampleOrders(4)
  const view = await render(table({ rows }))
  expect(motions()).toEqual([undefined, undefined, undefined, undefined])
  await view.rerender(table({ rows: rows.filter((_, at) => at !== 1) }))
  expect(motions()).toEqual([undefined, 'closed', 'closed'])
  const [still, ...first] = moving()
  expect(still).toBe('none')
  await view.rerender(table({ rows: rows.slice(2) }))
  expect(motions()).toEqual(['closed-again', 'closed-again'])
  expect(moving()).not.toEqual(first)
  await view.rerender(table({ rows: rows.slice(2).toReversed(), sort: { key: 'time', order: 'desc' } }))
  expect(motions()).toEqual(['sorted', 'sorted'])
  await view.rerender(table({ rows: sampleOrders(2), sort: { key: 'time', order: 'desc' } }))
  expect(motions()).toEqual([undefined, undefined])
})
