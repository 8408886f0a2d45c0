import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/Field.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { colleagues, manyColleagues } from '../testing/samples/colleagues.ts'
import { TransferList, type TransferListProps } from './TransferList.tsx'

describeConformance('TransferList', () => <TransferList label="角色成员" options={colleagues} defaultValue={['苏芮', '贺敏']} />)
describeConformance('TransferList with nobody chosen', () => <TransferList label="角色成员" options={manyColleagues(300)} />)
describeConformance('TransferList that failed', () => <TransferList label="角色成员" options={[]} status="error" onRetry={() => {}} />)

const plain = colleagues.map((option) => ({ ...option, group: undefined }))
const few = plain.slice(0, 4)

const list = (name: '候选' | '已选') => page.getByRole('listbox', { name: `角色成员 ${name}` })
const options = (name: '候选' | '已选') => [...list(name).element().querySelectorAll('[data-part=label]')].map((one) => one.textContent)
const option = (name: string) => page.getByRole('option', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const status = () => page.getByRole('status')
const active = () => document.querySelector(`#${CSS.escape(document.activeElement?.getAttribute('aria-activedescendant') ?? '')} [data-part=label]`)?.textContent

describe('by the pointer', () => {
  test('what is marked goes over, is said once, and the focus stays in its list', async () => {
    const onValueChange = vi.fn()
    await render(<TransferList label="角色成员" options={few} defaultValue={['程思远']} onValueChange={onValueChange} />)
    await option('韩立群').click()
    await option('马晓东').click()
    await button('添加 2 项').click()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['程思远', '韩立群', '马晓东'], expect.objectContaining({
      reason: 'add',
      moved: ['韩立群', '马晓东'],
      event: expect.any(MouseEvent) as Event,
    }))
    expect(options('已选')).toEqual(['程思远', '韩立群', '马晓东'])
    expect(options('候选')).toEqual(['宋佳慧'])
    await expect.element(status()).toHaveTextContent('已添加 2 项，共选 3 项')
    await expect.element(list('候选')).toHaveFocus()
    await expect.element(button('添加')).toBeDisabled()
  })

  test('a press with Shift marks the way to it', async () => {
    await render(<TransferList label="角色成员" options={plain} />)
    await option('韩立群').click()
    await option('白若溪').click({ modifiers: ['Shift'] })
    // One of the rows in between is disabled.
    await expect.element(button('添加 6 项')).toBeVisible()
  })

  test('the cross of a row removes it', async () => {
    const onValueChange = vi.fn()
    await render(<TransferList label="角色成员" options={few} defaultValue={['程思远', '韩立群']} onValueChange={onValueChange} />)
    await userEvent.click(option('程思远').element().querySelector('[data-part=move]') as Element)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['韩立群'], expect.objectContaining({ reason: 'remove', moved: ['程思远'] }))
    await expect.element(status()).toHaveTextContent('已移除 1 项，还有 1 项')
  })

  test('all, and all that a search found', async () => {
    const onValueChange = vi.fn()
    await render(<TransferList label="角色成员" options={plain} onValueChange={onValueChange} />)
    await page.getByRole('searchbox', { name: '搜索候选' }).fill('江')
    await expect.element(status()).toHaveTextContent('候选 1 个结果')
    await button('添加这 1 项').click()
    expect(onValueChange).toHaveBeenLastCalledWith(['江一帆'], expect.objectContaining({ reason: 'add-all' }))
    await page.getByRole('searchbox', { name: '搜索候选' }).fill('')
    await button('全部添加').click()
    // All but the disabled one.
    expect(options('候选')).toEqual(['顾明远'])
    await button('全部移除').click()
    expect(onValueChange).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: 'remove-all' }))
  })

  test('the check box of a list marks what is shown, and keeps marks that a search hides', async () => {
    await render(<TransferList label="角色成员" options={plain} />)
    const every = page.getByRole('checkbox', { name: '全选候选' })
    await option('韩立群').click()
    await expect.element(every).toBePartiallyChecked()
    await page.getByRole('searchbox', { name: '搜索候选' }).fill('江')
    await every.click()
    await expect.element(every).toBeChecked()
    await expect.element(button('添加 2 项')).toBeVisible()
    await every.click()
    await expect.element(button('添加 1 项')).toBeVisible()
  })
})

describe('by the keyboard', () => {
  const start = async (props: Partial<TransferListProps> = {}) => {
    await render(<TransferList label="角色成员" options={plain} {...props} />)
    list('候选').element().focus()
  }

  test('marks, moves by Enter, and goes on at the row that follows', async () => {
    const onValueChange = vi.fn()
    await start({ onValueChange })
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{/Shift}{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['宋佳慧', '马晓东'], expect.objectContaining({ reason: 'add', moved: ['宋佳慧', '马晓东'], event: expect.any(KeyboardEvent) as Event }))
    await expect.poll(active).toBe('程思远')
    await expect.element(list('候选')).toHaveFocus()
  })

  test('Enter without marks moves the row that it is on', async () => {
    await start()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(options('已选')).toEqual(['宋佳慧'])
  })

  test('Control and A marks all; Delete removes from what is chosen', async () => {
    await start({ defaultValue: ['苏芮', '贺敏', '邹凯'] })
    list('已选').element().focus()
    await userEvent.keyboard('{Delete}')
    expect(options('已选')).toEqual(['贺敏', '邹凯'])
    await userEvent.keyboard('{Control>}a{/Control}{Enter}')
    expect(options('已选')).toEqual([])
    await expect.element(status()).toHaveTextContent('已移除 2 项，还有 0 项')
  })

  test('letters find a row', async () => {
    await start({ options: [{ value: '1', label: 'Anna' }, { value: '2', label: 'Ben' }, { value: '3', label: 'Bert' }] })
    await userEvent.keyboard('b')
    await expect.poll(active).toBe('Ben')
    await userEvent.keyboard('er')
    await expect.poll(active).toBe('Bert')
  })

  test('Enter in the search goes to the list and does not send the form around it', async () => {
    const onSubmit = vi.fn()
    await render(
      <form onSubmit={onSubmit}>
        <TransferList label="角色成员" options={plain} />
        <button type="submit">保存</button>
      </form>,
    )
    await page.getByRole('searchbox', { name: '搜索候选' }).fill('江')
    await userEvent.keyboard('{Enter}')
    await expect.element(list('候选')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('one that is disabled is reached, says why, and stays', async () => {
    const onValueChange = vi.fn()
    await start({ options: [{ value: '1', label: '顾明远', disabled: true, reason: '账号已停用' }], onValueChange })
    await expect.poll(active).toBe('顾明远')
    await userEvent.keyboard(' {Enter}')
    expect(onValueChange).not.toHaveBeenCalled()
    await expect.element(page.getByRole('option')).toHaveTextContent('顾明远账号已停用')
  })
})

test('more than the limit is refused in words and moves nothing', async () => {
  const onValueChange = vi.fn()
  await render(<TransferList label="角色成员" options={plain} defaultValue={['苏芮']} max={2} onValueChange={onValueChange} />)
  await option('韩立群').click()
  await option('宋佳慧').click()
  await button('添加 2 项').click()
  expect(onValueChange).not.toHaveBeenCalled()
  await expect.element(status()).toHaveTextContent('最多 2 项，还能添加 1 项，现在要添加 2 项')
  expect(document.querySelector('[data-part=problem]')).not.toBeNull()
  await option('宋佳慧').click()
  expect(document.querySelector('[data-part=problem]')).toBeNull()
  await button('添加 1 项').click()
  await expect.element(page.getByText('2/2 项')).toBeVisible()
})

test('controlled: it shows its value, and says nothing of what the owner refused', async () => {
  const Owner = ({ accepts }: { accepts: boolean }) => {
    const [value, setValue] = useState<readonly string[]>(['苏芮'])
    return <TransferList label="角色成员" options={plain} value={value} onValueChange={(next) => setValue(accepts ? next : ['贺敏'])} />
  }
  const screen = await render(<Owner accepts={false} />)
  await option('韩立群').click()
  await button('添加 1 项').click()
  await expect.poll(() => options('已选')).toEqual(['贺敏'])
  await expect.element(status()).toHaveTextContent('')
  await screen.rerender(<Owner accepts />)
  await option('韩立群').click()
  await button('添加 1 项').click()
  await expect.poll(() => options('已选')).toEqual(['贺敏', '韩立群'])
  await expect.element(status()).toHaveTextContent('已添加 1 项，共选 2 项')
})

test('1,000 rows: only those near the view are in the document, and the last one is reached by a key', async () => {
  await render(<TransferList label="角色成员" options={manyColleagues(1000)} />)
  expect(options('候选').length).toBeLessThan(60)
  list('候选').element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(active).toBe(manyColleagues(1000).at(-1)?.label)
  const inView = () => {
    const row = document.querySelector('[data-active]')?.getBoundingClientRect()
    const box = list('候选').element().getBoundingClientRect()
    return row !== undefined && row.top >= box.top - 1 && row.bottom <= box.bottom + 1
  }
  await expect.poll(inView).toBe(true)
  await expect.element(page.getByRole('option', { name: /1000/u })).toHaveAttribute('aria-posinset', '1000')
})

test('options of a group stand in it', async () => {
  await render(<TransferList label="角色成员" options={colleagues} />)
  const group = page.getByRole('group', { name: '财务部' })
  expect(group.getByRole('option').elements().map((one) => one.textContent)).toEqual(['苏芮', '龚静怡'])
})

test('a failure offers to try again; while it loads nothing is said to be empty', async () => {
  const onRetry = vi.fn()
  const screen = await render(<TransferList label="角色成员" options={[]} status="error" onRetry={onRetry} />)
  await button('重试').click()
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.rerender(<TransferList label="角色成员" options={[]} status="loading" />)
  await expect.element(list('候选')).toHaveAttribute('aria-busy', 'true')
  expect(screen.container.textContent).not.toMatch(/失败|暂无|还没有/u)
  await screen.rerender(<TransferList label="角色成员" options={[]} />)
  await expect.element(page.getByText('暂无可选项')).toBeVisible()
})

test('out of use: nothing can be marked or moved', async () => {
  const onValueChange = vi.fn()
  await render(<TransferList label="角色成员" options={few} defaultValue={['程思远']} disabled onValueChange={onValueChange} />)
  option('韩立群').element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  list('候选').element().focus()
  await userEvent.keyboard(' {Enter}')
  expect(onValueChange).not.toHaveBeenCalled()
  await expect.element(option('韩立群')).toHaveAttribute('aria-selected', 'false')
})

test('in a field it has the name and the error of the field', async () => {
  await render(
    <Field label="审批人" group error="请至少选择一位审批人">
      <TransferList label="审批人" options={few} />
    </Field>,
  )
  const root = page.getByRole('group', { name: '审批人', exact: true })
  await expect.element(root).toHaveAccessibleDescription('请至少选择一位审批人')
  await expect.element(root).toHaveAttribute('data-invalid')
  // And no element in it has them too.
  expect(document.querySelectorAll(`[id="${root.element().id}"]`)).toHaveLength(1)
  expect(root.element().querySelector('[aria-invalid]')).toBeNull()
})
