import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { StatusTag, type StatusTone } from './StatusTag.tsx'

const tones: StatusTone[] = ['neutral', 'info', 'success', 'warning', 'danger', 'seal']

describeConformance('StatusTag', () => (
  <p>
    {tones.map((tone) => (
      <StatusTag key={tone} tone={tone}>
        待收货
      </StatusTag>
    ))}
  </p>
), { ref: 'none' })
describeConformance('One StatusTag', () => <StatusTag tone="success">已完成</StatusTag>)

test('the seal has the only square outline', async () => {
  const screen = await render(
    <MallThemeProvider>
      <StatusTag tone="seal">已批准</StatusTag>
      <StatusTag tone="success">已完成</StatusTag>
    </MallThemeProvider>,
  )
  const border = (text: string) => getComputedStyle(screen.getByText(text).element()).borderTopWidth
  expect([border('已批准'), border('已完成')]).toEqual(['2px', '0px'])
})
