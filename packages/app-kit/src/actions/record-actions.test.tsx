import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lossyMall } from '../testing/lossy-mall.tsx'
import { RecordButtons } from './RecordButtons.tsx'
import { RecordQuestions } from './RecordQuestions.tsx'
import { defineRecordActions } from './record-actions.ts'
import { useRecordActions } from './use-record-actions.ts'

interface List {
  readonly ListId: number
  readonly Version: number
  readonly Name: string
  readonly AllowActions: readonly ('Delete' | 'Share')[]
}

const listActions = defineRecordActions<List, 'Delete' | 'Share'>()({
  nameOf: ({ Name }) => Name,
  targetOf: ({ ListId, Version }) => ({ ListId, Version }),
  actions: { Delete: { call: 'POST /api/PurchaseList/Delete', label: '删除' }, Share: { call: 'POST /api/PurchaseList/Delete', label: '共享' } },
})

const Row = ({ row }: { readonly row: List }) => {
  const { onStart, questions } = useRecordActions(listActions)
  return (
    <>
      <RecordButtons of={listActions} row={row} onStart={onStart} />
      <RecordQuestions {...questions} />
    </>
  )
}

const row: List = { ListId: 7, Version: 3, Name: '月度', AllowActions: ['Delete'] }
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('what AllowActions holds has a button, and is asked before it is sent', async () => {
  const { Services, sent, notify } = lossyMall('lost', { body: '已删除' })
  await render(<Services><Row row={row} /></Services>)
  await expect.element(button('共享 月度')).not.toBeInTheDocument()
  await button('删除 月度').click()
  await expect.element(page.getByText('确定删除 月度 吗？')).toBeVisible()
  expect(sent).toEqual([])
  await button('删除').click()
  await expect.poll(() => sent).toHaveLength(1)
  // The response was lost: the question stays, and the same is sent again.
  await button('删除').click()
  await expect.poll(() => notify.mock.calls).toEqual([['已删除']])
  const one = { path: '/api/PurchaseList/Delete', input: { ListId: 7, Version: 3 } }
  expect(sent).toEqual([one, one])
  await expect.element(page.getByText('确定删除 月度 吗？')).not.toBeInTheDocument()
})

test('a rejection closes the question, whose version is stale', async () => {
  const { Services, sent, refreshed } = lossyMall('rejected')
  await render(<Services><Row row={row} /></Services>)
  await button('删除 月度').click()
  await button('删除').click()
  await expect.poll(() => refreshed).toEqual(['PurchaseList'])
  await expect.element(page.getByText('确定删除 月度 吗？')).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})
