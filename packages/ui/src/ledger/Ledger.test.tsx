import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { Ledger } from './Ledger.tsx'
import { LedgerEquation } from './LedgerEquation.tsx'

describeConformance('Ledger', () => <Ledger lines={[{ label: '运费', amount: 0, note: '满 99.00 免' }]} sum={{ label: '应付', amount: 12_592 }} />)
describeConformance('LedgerEquation', () => (
  <LedgerEquation
    terms={[{ label: '总额', amount: 120_000 }, { label: '已用', amount: 86_420, operator: '−' }]}
    result={{ label: '可用', amount: 33_580 }}
  />
))

const texts = (role: string) => page.getByRole(role as 'term').all().map((one) => one.element().textContent)

test('only the sum has a sign of currency, and a minus is U+2212', async () => {
  await render(<Ledger lines={[{ label: '调整', amount: -2388 }, { label: '运费', amount: undefined }]} sum={{ label: '应付', amount: 12_592 }} />)
  expect(texts('definition')).toEqual(['−2,388.00', '—', '¥12,592.00'])
})

test('a double rule closes the sum', async () => {
  await render(
    <MallThemeProvider>
      <Ledger lines={[{ label: '运费', amount: 0 }]} sum={{ label: '应付', amount: 12_592 }} />
    </MallThemeProvider>,
  )
  const sum = getComputedStyle(document.querySelector('[data-part=sum]') as HTMLElement)
  expect([sum.borderBlockEndStyle, sum.borderBlockEndWidth]).toEqual(['double', '3px'])
})

test('an equation is heard with its operators', async () => {
  await render(<LedgerEquation terms={[{ label: '总额', amount: 100 }, { label: '调整', amount: -20 }]} result={{ label: '可用', amount: 80 }} />)
  expect(texts('term')).toEqual(['总额', '减调整', '等于可用'])
  expect(texts('definition')).toEqual(['100.00', '20.00', '80.00'])
})
