import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

describeConformance('LoadingOverlay', () => (
  <LoadingOverlay busy={false}>
    <Button>查询</Button>
  </LoadingOverlay>
))
describeConformance(
  'LoadingOverlay, busy',
  () => (
    <LoadingOverlay busy delay={0}>
      <p>订单列表</p>
    </LoadingOverlay>
  ),
  // The overlay greys its content, which is inert meanwhile; axe does not take that into account.
  { withoutAxeRules: ['color-contrast'] },
)

const veil = () => document.querySelector('[data-busy] > [aria-hidden=true]')

test('is not seen before its delay', async () => {
  await render(
    <MallThemeProvider>
      <LoadingOverlay busy delay={60_000}>
        订单
      </LoadingOverlay>
    </MallThemeProvider>,
  )
  const drawn = veil()
  expect(drawn && getComputedStyle(drawn).opacity).toBe('0')
})

test('sets aria-busy, blocks input meanwhile, and keeps the covered content', async () => {
  const screen = await render(
    <LoadingOverlay busy delay={0} data-testid="region">
      <button type="button">查询</button>
    </LoadingOverlay>,
  )
  await expect.element(page.getByTestId('region')).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('加载中…')
  expect(document.querySelector('button')?.closest('[inert]')).not.toBeNull()
  const kept = document.querySelector('button')
  await screen.rerender(
    <LoadingOverlay busy={false} data-testid="region">
      <button type="button">查询</button>
    </LoadingOverlay>,
  )
  expect(document.querySelector('button')).toBe(kept)
  expect(veil()).toBeNull()
})
