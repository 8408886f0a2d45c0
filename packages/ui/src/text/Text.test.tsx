import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { Text } from './Text.tsx'

describeConformance('Text', () => <Text tone="secondary">共 3 种</Text>)

test('a paragraph brings no margin, and takes no room without words', async () => {
  const alert = (words: string) => (
    <MallThemeProvider>
      <Text as="p" role="alert" tone="danger" size={12}>
        {words}
      </Text>
    </MallThemeProvider>
  )
  const screen = await render(alert('账号或密码错误'))
  const box = () => page.getByRole('alert', { includeHidden: true }).element().getBoundingClientRect().height
  expect(getComputedStyle(page.getByRole('alert').element()).marginBlock).toBe('0px')
  expect(box()).toBe(20)
  await screen.rerender(alert(''))
  expect(box()).toBe(0)
})
