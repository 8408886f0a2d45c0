import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Section } from '../section/Section.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { Sheet } from './Sheet.tsx'

describeConformance('Sheet', () => (
  <Sheet>
    <Section title="预算">可用 ¥11,980.00</Section>
  </Sheet>
))

test('has a frame on a desk and reaches the edges of a phone', async () => {
  await page.viewport(1280, 800)
  await render(
    <MallThemeProvider style={{ padding: 16, '--mall-page-margin': '16px' } as object}>
      <Sheet data-testid="sheet">纸</Sheet>
    </MallThemeProvider>,
  )
  const sheet = page.getByTestId('sheet').element()
  expect(getComputedStyle(sheet).borderInlineStartWidth).toBe('1px')
  await page.viewport(390, 800)
  expect(sheet.getBoundingClientRect().width - (sheet.parentElement?.clientWidth ?? 0)).toBe(0)
  expect(getComputedStyle(sheet).borderInlineStartWidth).toBe('0px')
  await page.viewport(1280, 800)
})
