import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { Inline } from './Inline.tsx'
import { Stack } from './Stack.tsx'

describeConformance('Stack', () => <Stack>订单</Stack>)
describeConformance('Inline', () => <Inline>订单</Inline>)

const boxes = () => page.getByRole('listitem').all().map((item) => item.element().getBoundingClientRect())
const items = [1, 2].map((item) => (
  <li key={item} style={{ inlineSize: 100, blockSize: 20 }}>
    {item}
  </li>
))

test('a stack has its parts below each other, with its space between them', async () => {
  await render(
    <MallThemeProvider>
      <Stack as="ul" gap={24}>
        {items}
      </Stack>
    </MallThemeProvider>,
  )
  const [first, second] = boxes()
  expect([(second?.y ?? 0) - (first?.bottom ?? 0), second?.x]).toEqual([24, first?.x])
})

test('what is inline stands side by side, at both ends if wanted, and wraps where there is no room, its lines closer than its parts', async () => {
  const list = (inlineSize: number) => (
    <MallThemeProvider>
      <Inline as="ul" gap={12} justify="between" style={{ inlineSize }}>
        {items}
      </Inline>
    </MallThemeProvider>
  )
  const screen = await render(list(400))
  const [first, second] = boxes()
  expect([second?.y, (second?.right ?? 0) - (first?.x ?? 0)]).toEqual([first?.y, 400])
  await screen.rerender(list(180))
  const [above, below] = boxes()
  expect((below?.y ?? 0) - (above?.bottom ?? 0)).toBe(8)
})
