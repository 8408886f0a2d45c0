import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/Field.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { sampleAreas } from '../testing/samples/areas.ts'
import { Cascader } from './Cascader.tsx'
import type { CascaderNode } from './cascade-rules.ts'

const nanshan = ['440000', '440300', '440305']
const levels = ['省', '市', '区']

describeConformance('Cascader', () => <Cascader label="所在地区" nodes={sampleAreas} levels={levels} defaultValue={nanshan} defaultOpen />)

const button = () => page.getByRole('combobox')
const option = (name: string, level = '') => (level === '' ? page : page.getByRole('listbox', { name: level })).getByRole('option', { name })

test('level by level to a leaf, which closes it; the field names it', async () => {
  const onValueChange = vi.fn()
  await render(
    <Field label="所在地区" required>
      <Cascader label="所在地区" nodes={sampleAreas} levels={levels} name="area" onValueChange={onValueChange} />
    </Field>,
  )
  await page.getByRole('combobox', { name: '所在地区' }).click()
  await option('广东省').click()
  await option('深圳市').click()
  expect(onValueChange).not.toHaveBeenCalled()
  await option('南山区').click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(nanshan, expect.objectContaining({ reason: 'select' }))
  await expect.element(button()).toHaveTextContent('广东省 / 深圳市 / 南山区')
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button()).toHaveFocus()
  expect(document.querySelector<HTMLInputElement>('input[name=area]')?.value).toBe('440305')
})

test('opens at what is chosen; the arrows go through it', async () => {
  const onValueChange = vi.fn()
  await render(<Cascader label="所在地区" nodes={sampleAreas} levels={levels} defaultValue={nanshan} onValueChange={onValueChange} />)
  await button().click()
  await expect.element(option('南山区', '区')).toHaveAttribute('aria-selected', 'true')
  option('广东省', '省').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option('广州市', '市')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(option('南山区', '区')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(option('深圳市', '市')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option('南山区', '区')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange.mock.calls[0]?.[0]).toEqual(['440000', '440300', '440304'])
})

test('a search finds whole paths, and says when there are none', async () => {
  const onValueChange = vi.fn()
  await render(<Cascader label="所在地区" nodes={sampleAreas} onValueChange={onValueChange} />)
  await button().click()
  await userEvent.fill(page.getByRole('searchbox'), '没有')
  await expect.element(page.getByRole('status')).toHaveTextContent('没有符合条件的结果')
  await userEvent.fill(page.getByRole('searchbox'), '广东 南山')
  await option('广东省 / 深圳市 / 南山区').click()
  expect(onValueChange.mock.calls[0]?.[0]).toEqual(nanshan)
})

test('loads what is below, again after a failure', async () => {
  const loadChildren = vi
    .fn<() => Promise<readonly CascaderNode[]>>()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValueOnce([{ id: 'pen', label: '中性笔', leaf: true }])
  const onValueChange = vi.fn()
  await render(<Cascader label="分类" nodes={[{ id: 'write', label: '书写工具' }]} loadChildren={loadChildren} onValueChange={onValueChange} />)
  await button().click()
  await option('书写工具').click()
  await page.getByRole('button', { name: '加载失败，重试' }).click()
  await option('中性笔').click()
  expect(loadChildren).toHaveBeenCalledTimes(2)
  expect(onValueChange.mock.calls[0]?.[0]).toEqual(['write', 'pen'])
})

test('on a phone one level at a time, with a way back', async () => {
  await page.viewport(390, 844)
  await render(<Cascader label="所在地区" nodes={sampleAreas} levels={levels} />)
  await button().click()
  await option('广东省').click()
  await expect.element(option('深圳市')).toBeVisible()
  expect(page.getByRole('listbox').elements()).toHaveLength(1)
  await page.getByRole('button', { name: '广东省' }).click()
  await expect.element(option('上海市')).toBeVisible()
  await page.viewport(1280, 720)
})

test('a disabled one is not chosen', async () => {
  const onValueChange = vi.fn()
  await render(<Cascader label="所在地区" nodes={sampleAreas} defaultValue={nanshan} defaultOpen onValueChange={onValueChange} />)
  option('龙岗区').element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onValueChange).not.toHaveBeenCalled()
})
