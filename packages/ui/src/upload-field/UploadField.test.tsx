import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { en } from '../messages/en/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { heldUpload } from '../testing/held-upload.ts'
import { button, carrying, drop, field, file, input, paste, pick, root, rows, statuses, type Item } from '../testing/rendered-upload-field.tsx'
import { UploadField } from './index.ts'

describeConformance('UploadField', () => (
  <UploadField
    multiple
    defaultValue={[
      { id: '1', name: '营业执照.pdf', size: 120_000, status: 'done' },
      { id: '2', name: '报价单.xlsx', size: 64_000, status: 'failed', error: '上传失败，请重试' },
    ]}
  />
))

const MB = 1024 * 1024

describe('taking files', () => {
  test.each([
    ['picked', pick],
    ['dropped', drop],
    ['pasted', paste],
  ])('%s ones are listed with name and size', async (_, give) => {
    const { onChange } = await field({ multiple: true })
    give(file('执照.png', 'image/png', 2 * MB), file('合同.pdf', 'application/pdf'))
    await expect.element(page.getByText('执照.png')).toBeVisible()
    await expect.element(page.getByText('2.0 MB')).toBeVisible()
    expect(onChange.mock.lastCall?.[0].map(({ name, status }) => [name, status])).toEqual([
      ['执照.png', 'ready'],
      ['合同.pdf', 'ready'],
    ])
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ reason: 'add' })
  })

  test('the button opens the picker, which filters by the rules', async () => {
    await field({ rules: { allowedTypes: ['image/*', 'application/pdf'] }, multiple: true })
    const opened = vi.spyOn(input(), 'click').mockImplementation(() => {})
    await button('选择文件').click()
    expect(opened).toHaveBeenCalledOnce()
    expect([input().accept, input().multiple]).toEqual(['image/*,application/pdf', true])
  })

  test('a file that breaks a rule is rejected with a message; the others are accepted', async () => {
    const { onReject, onChange } = await field({ multiple: true, rules: { allowedTypes: ['image/*'], maxSizeMB: 1 } })
    drop(file('a.exe', 'application/x-msdownload'), file('大.png', 'image/png', MB + 1), file('好.png', 'image/png', MB))
    await expect.element(page.getByText('a.exe：不支持的文件类型')).toBeVisible()
    await expect.element(page.getByText('大.png：文件大小不能超过1MB')).toBeVisible()
    expect(page.getByText('a.exe：不支持的文件类型').element().closest('[aria-live]')).not.toBeNull()
    expect(onReject.mock.lastCall?.[0].map(({ kind }) => kind)).toEqual(['type', 'maxSize'])
    expect(onChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['好.png'])
    pick(file('也好.png'))
    await expect.element(page.getByText('a.exe：不支持的文件类型')).not.toBeInTheDocument()
  })

  test('a folder is rejected', async () => {
    const { onReject } = await field({ multiple: true })
    const item = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true, name: '图片' }), getAsFile: () => file('图片', '') }
    const event = new DragEvent('drop', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items: [item] } })
    root().dispatchEvent(event)
    await expect.element(page.getByText('图片：不能上传文件夹')).toBeVisible()
    expect(onReject.mock.lastCall?.[0][0]?.kind).toBe('folder')
    expect(rows()).toEqual([])
  })

  test('the same file chosen twice is two items', async () => {
    const { onChange } = await field({ multiple: true })
    pick(file('a.png'))
    await expect.poll(() => rows()).toHaveLength(1)
    expect(input().value).toBe('')
    pick(file('a.png'))
    await expect.poll(() => rows()).toHaveLength(2)
    expect(new Set(onChange.mock.lastCall?.[0].map(({ id }) => id)).size).toBe(2)
  })

  test('no more than maxCount, and the picker says so', async () => {
    const { onReject } = await field({ multiple: true, maxCount: 2 })
    drop(file('1.png'), file('2.png'), file('3.png'))
    await expect.element(page.getByText('3.png：最多上传2个文件')).toBeVisible()
    expect(onReject.mock.lastCall?.[0].map(({ kind }) => kind)).toEqual(['count'])
    expect(rows()).toHaveLength(2)
    expect(button('选择文件').element().getAttribute('aria-disabled')).toBe('true')
  })

  test('a single field: the next file replaces the last, whose transfer is aborted', async () => {
    const { upload, sent } = heldUpload()
    await field({ upload })
    pick(file('旧.png'))
    await expect.poll(() => sent).toHaveLength(1)
    pick(file('新.png'))
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(['新.png'])
  })

  test('a disabled field accepts no files and has no actions', async () => {
    await field({ disabled: true, defaultValue: [{ id: '1', name: 'a.pdf', status: 'done' }] })
    drop(file('b.pdf'))
    await new Promise(requestAnimationFrame)
    expect(rows()).toHaveLength(1)
    await expect.element(button('移除 a.pdf')).not.toBeInTheDocument()
  })

  test('dragging over highlights the drop zone', async () => {
    await field()
    root().dispatchEvent(new DragEvent('dragover', { dataTransfer: carrying([file('a.png')]), bubbles: true, cancelable: true }))
    await expect.poll(() => (root() as HTMLElement).dataset.dropping).toBe('true')
    root().dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
    await expect.poll(() => (root() as HTMLElement).dataset.dropping).toBeUndefined()
  })
})

describe('sending', () => {
  test('shows its progress, and passes the result to the page', async () => {
    const { upload, sent } = heldUpload()
    const { onChange, reasons } = await field({ upload })
    pick(file('a.png'))
    const bar = page.getByRole('progressbar', { name: '正在上传 a.png' })
    await expect.element(bar).toBeVisible()
    sent[0]?.progress(30, 120)
    await expect.poll(() => (bar.element() as HTMLProgressElement).value).toBe(0.25)
    sent[0]?.done('/files/1')
    await expect.poll(() => statuses()).toEqual(['done'])
    expect(onChange.mock.lastCall?.[0][0]?.result).toEqual({ url: '/files/1' })
    expect(reasons()).toEqual(['add', 'done'])
    await expect.element(page.getByRole('status')).toHaveTextContent('a.png 上传完成')
  })

  test('50 files: three at a time, until all are sent', async () => {
    const { upload, sent } = heldUpload()
    await field({ upload, multiple: true })
    pick(...Array.from({ length: 50 }, (_, index) => file(`${index}.png`)))
    await expect.poll(() => rows()).toHaveLength(50)
    for (let done = 0; done < 50; done += 1) {
      await expect.poll(() => sent.length).toBeGreaterThan(done)
      expect(sent.length - done).toBeLessThanOrEqual(3)
      sent[done]?.done(`/files/${done}`)
    }
    await expect.poll(() => new Set(statuses())).toEqual(new Set(['done']))
    expect(sent.map(({ file: { name } }) => name)).toEqual(Array.from({ length: 50 }, (_, index) => `${index}.png`))
  })

  test('a failure is shown and can be retried', async () => {
    const { upload, sent } = heldUpload()
    const { reasons } = await field({ upload })
    pick(file('a.png'))
    await expect.poll(() => sent).toHaveLength(1)
    sent[0]?.fail()
    await expect.element(page.getByText('8 B · 上传失败，请重试')).toBeVisible()
    await button('重新上传 a.png').click()
    await expect.poll(() => sent).toHaveLength(2)
    sent[1]?.done('/files/1')
    await expect.poll(() => statuses()).toEqual(['done'])
    expect(reasons()).toEqual(['add', 'failed', 'retry', 'done'])
  })

  test.each([
    ['what the server said of it', Object.assign(new Error('文件内容与扩展名不符'), { kind: 'business' }), '文件内容与扩展名不符'],
    ['no words for developers', new Error('500'), '上传失败，请重试'],
    ['no blank', Object.assign(new Error(''), { kind: 'business' }), '上传失败，请重试'],
  ])('a failure shows %s', async (_, error, text) => {
    await field({ upload: () => Promise.reject(error) })
    pick(file('a.png'))
    await expect.element(page.getByText(`8 B · ${text}`)).toBeVisible()
  })

  test('rules are said in the language of the field, unless they bring words of their own', async () => {
    await field({ messages: { ...en.UploadField }, rules: { allowedTypes: ['.pdf'], maxSizeMB: 1, messages: { type: 'PDF only' } }, multiple: true })
    pick(file('a.png'), file('b.pdf', 'application/pdf', 2 * MB), file('c.pdf', 'application/pdf', 0))
    await expect.element(page.getByText('a.png: PDF only')).toBeVisible()
    await expect.element(page.getByText('b.pdf: The file must have at most 1 MB')).toBeVisible()
    await expect.element(page.getByText('c.pdf: The file is empty')).toBeVisible()
  })

  test('cancelled: aborted, kept in the list, and can be sent later', async () => {
    const { upload, sent } = heldUpload()
    const { reasons } = await field({ upload })
    pick(file('a.png'))
    await button('取消上传 a.png').click()
    expect(sent[0]?.signal.aborted).toBe(true)
    await expect.poll(() => statuses()).toEqual(['cancelled'])
    await button('重新上传 a.png').click()
    await expect.poll(() => sent).toHaveLength(2)
    expect(reasons()).toEqual(['add', 'cancel', 'retry'])
  })

  test('a result that arrives after the removal is ignored', async () => {
    let resolveUpload: (result: { url: string }) => void = () => {}
    const { onChange } = await field({
      upload: () =>
        new Promise((resolve) => {
          resolveUpload = resolve
        }),
    })
    pick(file('a.png'))
    await button('移除 a.png').click()
    resolveUpload({ url: '/late' })
    await new Promise(requestAnimationFrame)
    expect(rows()).toEqual([])
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ reason: 'remove' })
  })

  test('unmounting aborts running transfers and starts no waiting ones', async () => {
    const { upload, sent } = heldUpload()
    const { unmount } = await field({ upload, multiple: true })
    pick(...Array.from({ length: 5 }, (_, index) => file(`${index}.png`)))
    await expect.poll(() => sent).toHaveLength(3)
    await unmount()
    await new Promise(requestAnimationFrame)
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  })

  test('two that end in one tick are both done, also when the page controls the list', async () => {
    const { upload, sent } = heldUpload()
    const Page = () => {
      const [items, setItems] = useState<readonly Item[]>([])
      return <UploadField<{ url: string }> multiple upload={upload} value={items} onChange={setItems} />
    }
    await render(<Page />)
    pick(file('1.png'), file('2.png'))
    await expect.poll(() => sent).toHaveLength(2)
    sent[0]?.done('/1')
    sent[1]?.done('/2')
    await expect.poll(() => statuses()).toEqual(['done', 'done'])
  })
})

describe('previews', () => {
  test('are created for pictures and revoked when they are removed', async () => {
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const { unmount } = await field({ multiple: true })
    pick(file('1.png'), file('2.png'), file('合同.pdf', 'application/pdf'))
    await expect.poll(() => document.querySelectorAll('li img')).toHaveLength(2)
    await button('移除 1.png').click()
    await expect.poll(() => revoked).toHaveBeenCalledTimes(1)
    await unmount()
    const urls = made.mock.results.map(({ value }) => String(value))
    expect(urls).toHaveLength(2)
    expect(revoked.mock.calls.map(([url]) => url)).toEqual(urls)
    vi.restoreAllMocks()
  })

  test('a file that was uploaded before shows by its address', async () => {
    await field({ defaultValue: [{ id: '1', name: 'logo.png', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', status: 'done' }] })
    expect(document.querySelector('li img')?.getAttribute('src')).toContain('data:image/gif')
    await expect.element(button('重新上传 logo.png')).not.toBeInTheDocument()
  })
})

test('a row is drawn from its parts, with their names and actions', async () => {
  const { upload, sent } = heldUpload()
  await field({
    upload,
    renderItem: ({ status }, { preview, name, state, actions }) => (
      <section data-own={status}>
        {actions}
        {state}
        {name}
        {preview}
      </section>
    ),
  })
  pick(file('a.png'))
  await expect.element(page.getByRole('progressbar', { name: '正在上传 a.png' })).toBeVisible()
  expect(document.querySelector('li[data-status=uploading] > [data-own=uploading]')).not.toBeNull()
  await button('取消上传 a.png').click()
  await button('重新上传 a.png').click()
  await expect.poll(() => sent).toHaveLength(2)
  await button('移除 a.png').click()
  await expect.poll(() => rows()).toEqual([])
})

describe('by keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  const focus = (name: string) => (button(name).element() as HTMLElement).focus()

  test('the focus stays in the row: cancel becomes retry, retry becomes cancel, and at the end there is remove', async () => {
    const { upload, sent } = heldUpload()
    await field({ upload })
    pick(file('a.png'))
    await expect.element(button('取消上传 a.png')).toBeVisible()
    focus('取消上传 a.png')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused()).toBe('重新上传 a.png')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused()).toBe('取消上传 a.png')
    sent[1]?.fail()
    await expect.poll(() => focused()).toBe('重新上传 a.png')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused()).toBe('取消上传 a.png')
    sent[2]?.done('/files/1')
    await expect.poll(() => focused()).toBe('移除 a.png')
  })

  test('a file that is refused leaves the focus in the next row, or on the picker; elsewhere it stays', async () => {
    const ends: ((message: string) => void)[] = []
    const validate = () => new Promise<string>((resolve) => ends.push(resolve))
    await field({ multiple: true, validate })
    pick(file('1.png'), file('2.png'))
    await expect.poll(() => ends).toHaveLength(2)
    await expect.element(button('移除 1.png')).toBeVisible()
    focus('移除 1.png')
    ends[0]?.('不行')
    await expect.poll(() => focused()).toBe('移除 2.png')
    ends[1]?.('不行')
    await expect.poll(() => focused()).toBe('选择文件')
    pick(file('3.png'))
    await expect.poll(() => ends).toHaveLength(3)
    ;(document.activeElement as HTMLElement).blur()
    ends[2]?.('不行')
    await expect.poll(() => rows()).toEqual([])
    expect(document.activeElement).toBe(document.body)
  })

  test('after a removal the focus is on the next row, then the one before, then the picker', async () => {
    await field({ multiple: true })
    pick(file('1.png'), file('2.png'), file('3.png'))
    await expect.element(button('移除 2.png')).toBeVisible()
    ;(button('移除 2.png').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('移除 3.png')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('移除 1.png')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.textContent).toBe('选择文件')
  })
})
