import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Drawer } from './Drawer.tsx'

describeConformance(
  'Drawer',
  () => (
    <Drawer open title="筛选">
      <input aria-label="最低价" />
    </Drawer>
  ),
  { clientOnly: true },
)

test.each([
  ['end', 'ltr', 'right'],
  ['start', 'ltr', 'left'],
  ['end', 'rtl', 'left'],
  ['start', 'rtl', 'right'],
] as const)('%s in %s is at the %s', async (side, dir, edge) => {
  await render(
    <MallThemeProvider dir={dir}>
      <Drawer open title="筛选" side={side} />
    </MallThemeProvider>,
  )
  for (const animation of document.getAnimations()) animation.finish()
  const box = page.getByRole('dialog').element().getBoundingClientRect()
  expect(edge === 'left' ? box.left : Math.round(box.right)).toBe(edge === 'left' ? 0 : document.documentElement.clientWidth)
})

test('from the bottom it is as high as what is in it', async () => {
  await render(
    <MallThemeProvider>
      <Drawer open title="筛选" side="bottom" />
    </MallThemeProvider>,
  )
  for (const animation of document.getAnimations()) animation.finish()
  const { bottom, height } = page.getByRole('dialog').element().getBoundingClientRect()
  expect(Math.round(bottom)).toBe(globalThis.innerHeight)
  expect(height).toBeLessThan(200)
})

test('Escape and a press beside it close it, each with its reason', async () => {
  const onOpenChange = vi.fn()
  await render(<Drawer open title="筛选" onOpenChange={onOpenChange} />)
  await userEvent.keyboard('{Escape}')
  for (const type of ['pointerdown', 'pointerup'])
    page.getByRole('dialog').element().dispatchEvent(new PointerEvent(type, { bubbles: true }))
  expect(onOpenChange.mock.calls.map(([, details]) => (details as { reason: string }).reason)).toEqual(['escape', 'outside'])
})
