import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, file, pick, rows } from '../testing/rendered-upload-field.tsx'

vi.mock(import('./upload-list.ts'), () => Promise.reject(new Error('offline')))

test('where the code for files cannot be loaded, they are refused with a reason, and the field stays usable', async () => {
  const { onChange, onReject } = await field({ multiple: true, defaultValue: [{ id: '1', name: '旧.png', status: 'done' }] })
  pick(file('a.png'), file('b.png'))
  await expect.element(page.getByText('a.png、b.png：无法检查文件，请重试')).toBeVisible()
  expect(onReject.mock.lastCall?.[0].map(({ name, kind }) => [name, kind])).toEqual([
    ['a.png', 'content'],
    ['b.png', 'content'],
  ])
  await button('移除 旧.png').click()
  expect(rows()).toHaveLength(1)
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(button('选择文件')).toBeEnabled()
})
