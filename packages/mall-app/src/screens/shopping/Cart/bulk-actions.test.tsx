import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { MallThemeProvider } from '@mall/ui/theme'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BulkActions } from './Cart.styles.ts'

test('on a phone the buttons are small, and those of a dialog beside them are not', async () => {
  await page.viewport(390, 800)
  await render(
    <MallThemeProvider>
      <BulkActions>
        <Button variant="text">保存为常购清单</Button>
        <Dialog open title="保存为常购清单" footer={<Button>保存</Button>} />
      </BulkActions>
    </MallThemeProvider>,
  )
  const paddingOf = (button: Element) => Number.parseFloat(getComputedStyle(button).paddingInlineStart)
  const inBar = document.querySelector('div > button')
  expect(paddingOf(page.getByRole('button', { name: '保存', exact: true }).element())).toBeGreaterThan(8)
  expect(inBar && paddingOf(inBar)).toBe(0)
  await page.viewport(1280, 800)
})
