import type { TableColumn } from '@mall/ui/table'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { defineRecordActions, type OnStart } from '../actions/record-actions.ts'
import { actionsColumn } from '../actions/RecordButtons.tsx'
import { columnFacts } from './column-facts.tsx'

interface List {
  readonly ListId: number
  readonly Version: number
  readonly Name: string
  readonly AllowActions: readonly 'Delete'[]
}

const listActions = defineRecordActions<List, 'Delete'>()({
  nameOf: ({ Name }) => Name,
  targetOf: ({ ListId, Version }) => ({ ListId, Version }),
  actions: { Delete: { call: 'POST /api/PurchaseList/Delete', label: '删除' } },
})

const onStart = vi.fn<OnStart<typeof listActions>>()

const columns: readonly TableColumn<List>[] = [
  { key: 'Name', header: '名称', rowHeader: true, render: ({ Name }) => Name },
  { key: 'Version', header: '版本', render: ({ Version }) => `第 ${Version} 版` },
  actionsColumn(listActions, onStart),
]

test('a card has the row header, a fact for each column, and the buttons', async () => {
  const row: List = { ListId: 7, Version: 3, Name: '月度', AllowActions: ['Delete'] }
  await render(columnFacts(columns).renderCard(row))
  await expect.element(page.getByText('月度', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('definition')).toHaveTextContent('第 3 版')
  await page.getByRole('button', { name: '删除 月度' }).click()
  expect(onStart).toHaveBeenCalledWith({ action: 'Delete', row })
})
