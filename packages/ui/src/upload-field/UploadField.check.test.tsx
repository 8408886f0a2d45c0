import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { allowFiles, imageFiles } from '../file-kinds/index.ts'
import { held } from '../testing/held.ts'
import { heldUpload } from '../testing/held-upload.ts'
import { button, field, file, pick, rows, statuses } from '../testing/rendered-upload-field.tsx'
import type { UploadFieldProps } from './index.ts'

describe('checked by the page', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  /** A check whose ends the test decides. */
  const heldCheck = () => {
    const calls: { name: string; signal: AbortSignal; end: ReturnType<typeof held<string | null>> }[] = []
    const validate: NonNullable<UploadFieldProps['validate']> = ({ name }, { signal }) => {
      const end = held<string | null>()
      calls.push({ name, signal, end })
      return end.promise
    }
    return { validate, calls }
  }

  test('it is pending, then ready for the page', async () => {
    const { validate, calls } = heldCheck()
    const { reasons } = await field({ validate })
    pick(file('a.png'))
    await expect.element(page.getByRole('progressbar', { name: '正在检查 a.png' })).toBeVisible()
    expect(statuses()).toEqual(['checking'])
    calls[0]?.end.resolve(null)
    await expect.poll(() => statuses()).toEqual(['ready'])
    expect(reasons()).toEqual(['add', 'checked'])
  })

  test('what it refuses leaves the list with its reason, and is never sent; the others are', async () => {
    const { upload, sent } = heldUpload()
    const { validate } = allowFiles(imageFiles)
    const { onReject, onChange, reasons } = await field({ upload, validate, multiple: true })
    pick(new File([png], '好.png', { type: 'image/png' }), new File(['MZ'], '坏.png', { type: 'image/png' }), new File([], '空.png', { type: 'image/png' }))
    await expect.element(page.getByText('坏.png：文件内容与类型不符')).toBeVisible()
    await expect.element(page.getByText('空.png：文件内容为空')).toBeVisible()
    const refused = onReject.mock.calls.flatMap(([rejections]) => rejections.map(({ name, kind }) => `${name} ${kind}`))
    expect(refused.toSorted()).toEqual(['坏.png content', '空.png minSize'])
    await expect.poll(() => statuses()).toEqual(['uploading'])
    expect(sent.map(({ file: { name } }) => name)).toEqual(['好.png'])
    sent[0]?.done('/files/1')
    await expect.poll(() => statuses()).toEqual(['done'])
    expect(reasons().toSorted()).toEqual(['add', 'checked', 'done', 'reject'])
    expect(onChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['好.png'])
  })

  test('an error is a text in its row, and the check can be tried again', async () => {
    const validate = vi.fn<NonNullable<UploadFieldProps['validate']>>(async () => null).mockRejectedValueOnce(new Error('unreadable'))
    const { reasons } = await field({ validate })
    pick(file('a.png'))
    await expect.element(page.getByText('8 B · 无法检查文件，请重试')).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('a.png 无法检查文件，请重试')
    await button('重新上传 a.png').click()
    await expect.poll(() => statuses()).toEqual(['ready'])
    expect(reasons()).toEqual(['add', 'failed', 'retry', 'checked'])
  })

  test('removed, replaced or unmounted it is aborted, and its result is ignored', async () => {
    const { validate, calls } = heldCheck()
    const { onReject, onChange, unmount } = await field({ validate })
    pick(file('1.png'))
    await button('移除 1.png').click()
    calls[0]?.end.resolve('太晚')
    pick(file('2.png'))
    await expect.poll(() => calls).toHaveLength(2)
    pick(file('3.png'))
    await expect.poll(() => calls).toHaveLength(3)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    expect(onChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['3.png'])
    await unmount()
    expect(calls[2]?.signal.aborted).toBe(true)
    expect(onReject).not.toHaveBeenCalled()
  })

  test('in a field of one file the last one stays until the next has passed', async () => {
    const { validate, calls } = heldCheck()
    const before = { id: 'old', name: '旧.png', status: 'done' as const }
    await field({ validate, defaultValue: [before] })
    const names = () => rows().map((row) => row.querySelector('b')?.textContent)
    pick(file('坏.png'))
    await expect.poll(() => names()).toEqual(['旧.png', '坏.png'])
    calls[0]?.end.resolve('不行')
    await expect.poll(() => names()).toEqual(['旧.png'])
    pick(file('好.png'))
    await expect.poll(() => calls).toHaveLength(2)
    calls[1]?.end.resolve(null)
    await expect.poll(() => names()).toEqual(['好.png'])
  })
})
