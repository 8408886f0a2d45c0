import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Badge } from './Badge.tsx'

describeConformance('Badge', () => <Badge count={7} tone="cart" />)

test.each([
  [0, ''],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
  [Number.NaN, ''],
])('%s shows “%s”', async (count, text) => {
  const screen = await render(<Badge count={count} />)
  expect(screen.container.textContent).toBe(text)
})
