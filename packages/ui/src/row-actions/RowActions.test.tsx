import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { MenuAction } from '../menu/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { RowActions } from './RowActions.tsx'

const onSelect = vi.fn()
const actions: readonly MenuAction[] = [
  { key: 'approve', label: '同意', onSelect },
  { key: 'view', label: '查看', href: '#view' },
  { key: 'forward', label: '转交', onSelect },
  { key: 'reject', label: '驳回', onSelect, tone: 'danger' },
]

describeConformance('RowActions', () => <RowActions label="SP202611180412" actions={actions} />)

const names = () => page.getByRole('button').elements().map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('two in the row, the rest in the menu, all of them named after the row', async () => {
  await render(<RowActions label="SP202611180412" actions={actions} />)
  expect(names()).toEqual(['同意 SP202611180412', 'SP202611180412 更多操作'])
  await expect.element(page.getByRole('link', { name: '查看 SP202611180412' })).toHaveAttribute('href', '#view')
  await page.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('menuitem', { name: '转交' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
  expect(page.getByRole('menuitem').elements()).toHaveLength(0)
})

test('no menu when all have a place', async () => {
  await render(<RowActions actions={actions} max={4} />)
  expect(names()).toEqual(['同意', '转交', '驳回'])
})

test('nothing for no actions', async () => {
  const screen = await render(<RowActions actions={[]} />)
  expect(screen.container.innerHTML).toBe('')
})

test('stays on one line in a narrow cell', async () => {
  await render(
    <div style={{ inlineSize: 60 }}>
      <RowActions actions={actions} max={3} data-testid="row" />
    </div>,
  )
  expect(page.getByTestId('row').element().getBoundingClientRect().height).toBeLessThan(32)
})

test('a disabled action keeps its place, says why on a press, and does nothing', async () => {
  onSelect.mockReset()
  await render(
    <>
      <RowActions actions={[{ key: 'approve', label: '同意', onSelect, disabled: true, reason: '不能审批自己的订单' }]} />
      <p>别处</p>
    </>,
  )
  const button = page.getByRole('button', { name: '同意' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('不能审批自己的订单')
  expect(onSelect).not.toHaveBeenCalled()
  await page.getByText('别处').click()
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip')).toBeVisible()
})
