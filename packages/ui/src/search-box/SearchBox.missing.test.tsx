import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { SearchBox } from './index.ts'

vi.mock(import('./check-image.ts'), () => Promise.reject(new Error('offline')))

test('where the code that checks a picture cannot be loaded, the search by picture fails with its text', async () => {
  const onImage = vi.fn()
  await render(<SearchBox onSearch={() => {}} imageSearch={{ onImage }} />)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input.')
  const data = new DataTransfer()
  data.items.add(new File(['x'], '订书机.png', { type: 'image/png' }))
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('图片搜索失败，请重试')).toBeVisible()
  expect(onImage).not.toHaveBeenCalled()
})
