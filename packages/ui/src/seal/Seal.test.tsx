import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { Seal } from './Seal.tsx'

describeConformance('Seal', () => <Seal status="approved" by="沈知言" time="11-20 14:32" />)
describeConformance('Seal of a waiting document', () => <Seal status="waiting" by="采购复核" />)

const seal = () => page.getByTestId('seal')

test('lands when the status changes, and not when the page opens', async () => {
  const screen = await render(<Seal data-testid="seal" status="approved" />)
  await expect.element(seal()).not.toHaveAttribute('data-landed')
  await screen.unmount()
  const again = await render(<Seal data-testid="seal" status="waiting" />)
  await expect.element(seal()).toHaveTextContent('待批')
  await again.rerender(<Seal data-testid="seal" status="approved" />)
  await expect.element(seal()).toHaveAttribute('data-landed')
  await expect.element(seal()).toHaveTextContent('已批准')
})

test('an undone decision is a waiting document again', async () => {
  const screen = await render(<Seal data-testid="seal" status="waiting" />)
  await screen.rerender(<Seal data-testid="seal" status="rejected" />)
  await screen.rerender(<Seal data-testid="seal" status="waiting" />)
  await expect.element(seal()).not.toHaveAttribute('data-landed')
})
