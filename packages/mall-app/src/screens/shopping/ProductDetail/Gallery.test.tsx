import { MallThemeProvider } from '@mall/ui/theme'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Gallery } from './Gallery.tsx'

const [front, back] = ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="b"/>']

test('a picture that the supplier sends twice is shown once', async () => {
  await render(
    <MallThemeProvider>
      <Gallery name="打印纸" images={[front, back, front]} />
    </MallThemeProvider>,
  )
  await expect.element(page.getByRole('button', { name: '第2张图片' })).toBeVisible()
  expect(page.getByRole('button', { name: /^第/ }).elements()).toHaveLength(2)
})
