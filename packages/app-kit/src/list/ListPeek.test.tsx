import { Stack } from '@mall/ui/stack'
import { MallThemeProvider } from '@mall/ui/theme'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ListPeek } from './ListPeek.tsx'
import { PeekFoot } from './PeekFoot.tsx'

const ignore = () => undefined
const Peek = ({ at, docked }: { readonly at: number; readonly docked: boolean }) => (
  <MallThemeProvider>
    <ListPeek id={`SP${at}`} title={`审批 SP${at}`} place={at} count={3} docked={docked} onMove={ignore} onClose={ignore}>
      <button key={at} type="button">{`同意 SP${at}`}</button>
    </ListPeek>
  </MallThemeProvider>
)

test.each([
  ['beside the list', 'complementary', true],
  ['over the list', 'dialog', false],
] as const)('%s the panel takes the focus from what has gone with the row before, and says which one is there', async (_where, role, docked) => {
  const { rerender } = await render(<Peek at={1} docked={docked} />)
  await page.getByRole('button', { name: '同意 SP1' }).click()
  await rerender(<Peek at={2} docked={docked} />)
  await expect.element(page.getByRole(role, { name: '审批 SP2' })).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('第 2 条，审批 SP2')
})

test('a step to the next row leaves the focus on its button', async () => {
  const { rerender } = await render(<Peek at={1} docked />)
  const step = page.getByRole('button', { name: '下一条' })
  await step.click()
  await rerender(<Peek at={2} docked />)
  await expect.element(step).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('第 2 条，审批 SP2')
})

test.each([['beside the list', true], ['over the list', false]])('%s, the page has the focus when the row has left the list, and with it what opened it', async (_where, docked) => {
  const Page = ({ isThere }: { readonly isThere: boolean }) => (
    <main tabIndex={-1} aria-label="订单审批">
      {isThere ? <><button type="button">SP1</button><Peek at={1} docked={docked} /></> : null}
    </main>
  )
  const { rerender } = await render(<Page isThere />)
  await page.getByRole('button', { name: '同意 SP1' }).click()
  await rerender(<Page isThere={false} />)
  await expect.element(page.getByRole('main', { name: '订单审批' })).toHaveFocus()
})

test.each([['beside the list', 'complementary', true], ['over the list', 'dialog', false]] as const)('%s, the steps are in the head and what is decided is at the foot', async (_where, role, docked) => {
  await render(
    <MallThemeProvider>
      <ListPeek id="SP1" title="审批 SP1" place={1} count={3} docked={docked} onMove={ignore} onClose={ignore}>
        <Stack gap={16}>
          <p>说明</p>
          <PeekFoot>
            <button type="button">同意</button>
          </PeekFoot>
        </Stack>
      </ListPeek>
    </MallThemeProvider>,
  )
  for (const animation of document.getAnimations()) animation.finish()
  const box = (element: Element) => element.getBoundingClientRect()
  const panel = box(page.getByRole(role, { name: '审批 SP1' }).element())
  const step = box(page.getByRole('button', { name: '下一条' }).element())
  const close = box(page.getByRole('button', { name: '关闭' }).element())
  const foot = page.getByRole('button', { name: '同意' }).element().parentElement
  expect(step.top - panel.top).toBeLessThan(56)
  expect(step.right).toBeLessThanOrEqual(close.left)
  expect(foot && panel.bottom - box(foot).bottom).toBe(0)
})
