import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { draftStore } from './draft-store.ts'
import { DraftLine } from './DraftLine.tsx'
import { useKeptState } from './use-kept-state.ts'

interface Typed {
  Version: number
  Comment: string
}

const key = 'draft:7@1:state'

const Fields = ({ draftKey = key, version = 1 }: { readonly draftKey?: string | undefined; readonly version?: number }) => {
  const { value, dirty, change, draft } = useKeptState<Typed>({
    key: draftKey,
    blank: { Version: version, Comment: '' },
    fit: (typed) => (typed.Version === version && typed.Comment.trim() !== '' ? typed : null),
  })
  return (
    <section data-dirty={dirty} data-kept={draft.isKept}>
      <DraftLine draft={draft} />
      <input aria-label="意见" value={value.Comment} onChange={(event) => change({ ...value, Comment: event.target.value })} />
    </section>
  )
}

const comment = () => page.getByLabelText('意见')
const line = () => page.getByText(/已恢复 .* 未提交的内容。$/)
const kept = () => draftStore.get(key)?.values
const keep = (values: unknown) => localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values }))
const elsewhere = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }))
const state = () => document.querySelector('section')?.dataset

beforeEach(() => localStorage.clear())

test('what is typed is kept with its last letter, and there again after the page was left', async () => {
  const first = await render(<Fields />)
  await comment().fill('同意采购')
  await first.unmount()
  expect(kept()).toEqual({ Version: 1, Comment: '同意采购' })
  await render(<Fields />)
  await expect.element(comment()).toHaveValue('同意采购')
  await expect.element(line()).toBeVisible()
  expect(state()).toMatchObject({ dirty: 'true', kept: 'true' })
})

test('what was typed and taken back is no draft', async () => {
  await render(<Fields />)
  await comment().fill('同意')
  await comment().fill('')
  expect(kept()).toBeUndefined()
  expect(state()).toMatchObject({ dirty: 'false' })
})

test('another tab that types or sends is followed', async () => {
  await render(<Fields />)
  elsewhere(JSON.stringify({ at: new Date().toISOString(), values: { Version: 1, Comment: '请合并' } }))
  await expect.element(comment()).toHaveValue('请合并')
  elsewhere(null)
  await expect.element(comment()).toHaveValue('')
  await expect.element(line()).not.toBeInTheDocument()
})

test('what is done by something else in this tab is gone from the fields', async () => {
  await render(<Fields />)
  await comment().fill('同意采购')
  draftStore.remove(key)
  await expect.element(comment()).toHaveValue('')
})

test('other fields of this tab with the same draft show what is typed', async () => {
  await render(<><Fields /><Fields /></>)
  await comment().first().fill('请合并')
  await expect.element(comment().last()).toHaveValue('请合并')
  await comment().last().fill('')
  await expect.element(comment().first()).toHaveValue('')
  expect(kept()).toBeUndefined()
})

test('what does not fit any more is forgotten, and is not shown once it does not', async () => {
  keep({ Version: 1, Comment: '请合并' })
  const screen = await render(<Fields />)
  await expect.element(comment()).toHaveValue('请合并')
  await screen.rerender(<Fields version={2} />)
  await expect.element(comment()).toHaveValue('')
  await screen.unmount()
  await render(<Fields version={2} />)
  expect(kept()).toBeUndefined()
})

test('a draft of another shape leaves the fields as they are', async () => {
  keep({ Version: 1 })
  await render(<Fields />)
  await expect.element(comment()).toHaveValue('')
  await expect.poll(kept).toBeUndefined()
})

test('放弃草稿 empties the fields, and nothing is kept', async () => {
  keep({ Version: 1, Comment: '请合并' })
  await render(<Fields />)
  await page.getByRole('button', { name: '放弃草稿' }).click()
  await expect.element(comment()).toHaveValue('')
  expect(kept()).toBeUndefined()
})
