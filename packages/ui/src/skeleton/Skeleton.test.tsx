import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Skeleton } from './Skeleton.tsx'

describeConformance('Skeleton', () => <Skeleton lines={3} />)

test('has the size of the content to come', async () => {
  const screen = await render(<Skeleton variant="block" width={220} height={180} data-testid="picture" />)
  const { width, height } = screen.getByTestId('picture').element().getBoundingClientRect()
  expect([width, height]).toEqual([220, 180])
})

test('is hidden from assistive technology', async () => {
  const screen = await render(<Skeleton lines={2} data-testid="text" />)
  await expect.element(screen.getByTestId('text')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByTestId('text').element().children).toHaveLength(2)
})
