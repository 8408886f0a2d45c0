import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { held } from '../testing/held.ts'
import { button, drop, field, file, pick, rows } from '../testing/rendered-upload-field.tsx'

const code = vi.hoisted(() => ({ isThere: Promise.resolve() }))
vi.mock(import('./upload-list.ts'), async (original) => {
  await code.isThere
  return original()
})

test('no file is lost that comes while the code for files is loading, by the props that the field has once it is there', async () => {
  const load = held<void>()
  code.isThere = load.promise
  const before = [{ id: '1', name: '旧.png', status: 'done' as const }]
  const gone = await field({ multiple: true })
  pick(file('走了.png'))
  await gone.unmount()
  const { onChange, onReject, reasons, rerender } = await field({ multiple: true, defaultValue: before })
  pick(file('1.png'))
  drop(file('2.pdf', 'application/pdf'), file('3.png'))
  await button('移除 旧.png').click()
  expect(rows()).toHaveLength(1)
  expect(onChange).not.toHaveBeenCalled()
  await rerender({ rules: { allowedTypes: ['image/*'] } })
  load.resolve()
  await expect.poll(() => rows().map((row) => row.querySelector('b')?.textContent)).toEqual(['1.png', '3.png'])
  expect(reasons()).toEqual(['add', 'add', 'remove'])
  expect(onReject.mock.calls.flatMap(([rejections]) => rejections.map(({ name, kind }) => [name, kind]))).toEqual([['2.pdf', 'type']])
  await expect.element(page.getByText('2.pdf：不支持的文件类型')).not.toBeInTheDocument()
  expect(gone.onChange).not.toHaveBeenCalled()
})
