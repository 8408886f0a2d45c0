import { MallThemeProvider } from '@mall/ui/theme'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lossyMall } from '../testing/lossy-mall.tsx'
import { buildListState } from '../testing/list-state.ts'
import { defineList } from './define-list.ts'
import { ListPage } from './ListPage.tsx'
import type { ListState } from './list-state.ts'

const orders = defineList('POST /api/Order/List', {
  filters: { OrderNo: { kind: 'text', label: '订单号', any: '任何单号', field: 'OrderNo', max: 32 } },
  sort: { none: '最近下单', fields: {} },
  defaultPageSize: 20,
})

interface Row {
  readonly no: string
}
type State = ListState<{ readonly Items: readonly Row[]; readonly total: number }>

const ignore = () => undefined
const pageOf = (total: number) => ({ Items: total === 0 ? [] : [{ no: 'M1' }], total })
const stateOf = (given: Partial<Pick<State, 'data' | 'updating' | 'failure'>>): State =>
  buildListState(orders, '', { onQuery: ignore, onView: ignore, onSettings: ignore, onRetry: ignore, onExport: ignore, ...given })

const columns = [{ key: 'no', header: '订单号', render: ({ no }: Row) => no, rowHeader: true }]

const { Services } = lossyMall({ body: null })
const Orders = ({ state }: { readonly state: State }) => (
  <MemoryRouter>
    <MallThemeProvider>
      <Services>
        <ListPage list={orders} state={state} name="我的订单" subject="订单" columns={columns} rowKey={({ no }) => no} empty="没有订单" renderCard={({ no }) => no} />
      </Services>
    </MallThemeProvider>
  </MemoryRouter>
)

test('how many rows a filter leaves is said once they are there, in a place that was there before', async () => {
  const { rerender } = await render(<Orders state={stateOf({ data: pageOf(120) })} />)
  const said = page.getByRole('status').filter({ hasText: '订单' })
  await expect.element(said).toHaveTextContent('共找到 120 条订单')
  const place = said.element()
  await rerender(<Orders state={stateOf({ data: pageOf(120), updating: true })} />)
  expect(place.textContent).toBe('')
  await rerender(<Orders state={stateOf({ data: pageOf(3) })} />)
  expect(place.textContent).toBe('共找到 3 条订单')
  await rerender(<Orders state={stateOf({ data: pageOf(0) })} />)
  expect(place.textContent).toBe('没有找到订单')
  await rerender(<Orders state={stateOf({ data: pageOf(0), failure: 'failed' })} />)
  expect(place.textContent).toBe('')
  expect(place.isConnected).toBe(true)
})
