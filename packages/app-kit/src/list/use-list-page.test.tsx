import { use } from 'react'
import { MemoryRouter, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lossyMall } from '../testing/lossy-mall.tsx'
import { defineList } from './define-list.ts'
import { useListPage } from './use-list-page.ts'

const orders = defineList('POST /api/Order/List', {
  tabs: { label: '订单状态', param: 'Status', field: 'Status', all: '全部', choices: [{ value: 20, label: '待付款' }] },
  filters: { OrderNo: { kind: 'text', label: '订单号', any: '任何单号', field: 'OrderNo', max: 32 } },
  sort: { none: '最近下单', fields: {} },
  defaultPageSize: 20,
})

/** What another address shows, which takes until `drawn` is resolved to draw. */
const Drawn = ({ drawn }: { readonly drawn: Promise<void> }) => {
  const [search] = useSearchParams()
  if (search.size > 0) use(drawn)
  return <output>{search.toString()}</output>
}

const Page = ({ drawn }: { readonly drawn: Promise<void> }) => {
  const { query, onQuery } = useListPage(orders)
  return (
    <>
      <button type="button" aria-pressed={query.tab === 20} onClick={() => onQuery(orders.change(query, { tab: 20 }))}>待付款</button>
      <button type="button" onClick={() => onQuery(orders.filter(query, { OrderNo: 'M1' }))}>筛选</button>
      <Drawn drawn={drawn} />
    </>
  )
}

test('a choice made while the one before is still being drawn adds to it', async () => {
  const { Services } = lossyMall({ body: { Items: [], total: 0 } })
  let draw: () => void = () => {}
  const drawn = new Promise<void>((resolve) => {
    draw = resolve
  })
  await render(<MemoryRouter><Services><Page drawn={drawn} /></Services></MemoryRouter>)
  await page.getByRole('button', { name: '待付款' }).click()
  await expect.element(page.getByRole('button', { name: '待付款', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: '筛选' }).click()
  draw()
  await expect.element(page.getByRole('status')).toHaveTextContent('Status=20&OrderNo=M1')
})
