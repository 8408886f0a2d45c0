import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { Section } from './Section.tsx'

describeConformance('Section', () => (
  <Section title="预算" aside="总额 ¥120,000.00" action={<a href="/budget">看流水</a>}>
    可用 ¥11,980.00
  </Section>
))

test('a heading at the start stands beside the content where there is room', async () => {
  await render(
    <MallThemeProvider>
      <Section title="预算" heading="start">
        <p>可用</p>
      </Section>
    </MallThemeProvider>,
  )
  const top = (element: Element) => element.getBoundingClientRect().top
  const isBeside = () => top(page.getByText('可用').element()) < page.getByRole('heading').element().getBoundingClientRect().bottom
  await page.viewport(1280, 800)
  expect(isBeside()).toBe(true)
  await page.viewport(390, 800)
  expect(isBeside()).toBe(false)
})

test('its heading names it, and a hairline divides it from the one above', async () => {
  await render(
    <MallThemeProvider>
      <Section title="预算">可用</Section>
      <Section title="商品" level={3}>
        4 种
      </Section>
    </MallThemeProvider>,
  )
  const first = page.getByRole('region', { name: '预算' })
  const second = page.getByRole('region', { name: '商品' })
  await expect.element(page.getByRole('heading', { level: 3, name: '商品' })).toBeVisible()
  expect(getComputedStyle(first.element()).borderBlockStartWidth).toBe('0px')
  expect(getComputedStyle(second.element()).borderBlockStartWidth).toBe('1px')
})
