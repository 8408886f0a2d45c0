import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { ColumnSetting } from '../table/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { sampleColumns } from '../testing/samples/table.ts'
import { ColumnSettings } from './ColumnSettings.tsx'

describeConformance('ColumnSettings', () => <ColumnSettings columns={sampleColumns} value={[]} onValueChange={() => {}} />)

test('is worked by keys alone, says why it changed, and offers no column that must stay', async () => {
  const onValueChange = vi.fn()
  const Controlled = () => {
    const [value, setValue] = useState<readonly ColumnSetting[]>([])
    return (
      <ColumnSettings
        columns={sampleColumns}
        value={value}
        onValueChange={(next, details) => {
          setValue(next)
          onValueChange(next, details)
        }}
      />
    )
  }
  await render(<Controlled />)
  page.getByRole('button', { name: '列设置' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('checkbox', { name: '订单号' }).query()).toBeNull()
  page.getByRole('checkbox', { name: '下单时间' }).element().focus()
  await userEvent.keyboard(' ')
  page.getByRole('button', { name: '商品后移' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const [shown, moved] = onValueChange.mock.calls as [readonly ColumnSetting[], { reason: string }][]
  expect(shown?.[0].find(({ key }) => key === 'time')?.hidden).toBe(true)
  expect(shown?.[1].reason).toBe('show')
  expect(moved?.[0].map(({ key }) => key).slice(0, 4)).toEqual(['no', 'time', 'quantity', 'product'])
  expect(moved?.[1].reason).toBe('move')
})
