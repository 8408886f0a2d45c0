import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { SearchBox, type ImageSearchOptions } from './index.ts'

const MB = 1024 * 1024
const png = (bytes = 64, name = '订书机.png') => {
  const content = new Uint8Array(bytes)
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([content], name, { type: 'image/png' })
}
const program = () => new File(['MZ\u0090\u0000 This program cannot be run in DOS mode.'], '订书机.png', { type: 'image/png' })

const carrying = (files: File[], text = ''): DataTransfer => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (text) data.setData('text/plain', text)
  return data
}

const root = () => page.getByRole('search').element()
const drop = (files: File[]) => {
  const event = new DragEvent('drop', { dataTransfer: carrying(files), bubbles: true, cancelable: true })
  root().dispatchEvent(event)
  return event
}
const paste = (files: File[], text?: string) => {
  const event = new ClipboardEvent('paste', { clipboardData: carrying(files, text), bubbles: true, cancelable: true })
  page.getByRole('searchbox').element().dispatchEvent(event)
  return event
}
const choose = (files: File[], which = 0) => {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[which]
  if (!input) throw new Error('There is no file input.')
  input.files = carrying(files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return input
}

const box = async (onImage: ImageSearchOptions['onImage'] = () => {}) => {
  const heard = vi.fn(onImage)
  const screen = await render(<SearchBox onSearch={() => {}} imageSearch={{ onImage: heard }} />)
  return { ...screen, heard }
}

describe('a picture', () => {
  test.each([
    ['picked', choose],
    ['pasted', paste],
    ['dropped', drop],
  ])('is searched for when %s', async (_, give) => {
    const { heard } = await box()
    const picture = png()
    give([picture])
    await expect.poll(() => heard).toHaveBeenCalledOnce()
    expect(heard.mock.lastCall?.[0].name).toBe('订书机.png')
  })

  test.each([
    ['picked', choose],
    ['pasted', paste],
    ['dropped', drop],
  ])('is one: two %s are rejected', async (_, give) => {
    const { heard } = await box()
    give([png(), png(64, '2.png')])
    await expect.element(page.getByText('每次只能上传一张图片')).toBeVisible()
    expect(heard).not.toHaveBeenCalled()
  })

  test('may have 2 MB to the byte', async () => {
    const { heard } = await box()
    drop([png(2 * MB)])
    await expect.poll(() => heard).toHaveBeenCalledOnce()
  })

  test.each([
    ['2 MB and a byte', () => png(2 * MB + 1), '图片大小不能超过2MB'],
    ['a program named .png', program, '请上传图片文件'],
    ['a document', () => new File(['%PDF-1.7'], '目录.pdf', { type: 'application/pdf' }), '请上传图片文件'],
    ['an empty file', () => new File([], '空.png', { type: 'image/png' }), '请上传图片文件'],
  ])('is rejected when it is %s', async (_, make, message) => {
    const { heard } = await box()
    drop([make()])
    await expect.element(page.getByText(message)).toBeVisible()
    expect(page.getByText(message).element().closest('[aria-live]')).not.toBeNull()
    expect(heard).not.toHaveBeenCalled()
  })

  test('is recognised without a declared type', async () => {
    const { heard } = await box()
    drop([new File([await png().arrayBuffer()], '照片', { type: '' })])
    await expect.poll(() => heard).toHaveBeenCalledOnce()
  })

  test('chosen a second time is searched for a second time', async () => {
    const { heard } = await box()
    const input = choose([png()])
    await expect.poll(() => heard).toHaveBeenCalledTimes(1)
    expect(input.value).toBe('')
    choose([png()])
    await expect.poll(() => heard).toHaveBeenCalledTimes(2)
  })

  test('may come from a phone’s camera', async () => {
    const { heard } = await box()
    const [album, camera] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    expect([album?.accept, album?.hasAttribute('capture'), album?.multiple]).toEqual(['image/*', false, false])
    expect([camera?.accept, camera?.getAttribute('capture')]).toEqual(['image/*', 'environment'])
    choose([png()], 1)
    await expect.poll(() => heard).toHaveBeenCalledOnce()
  })

  test('of a copied spreadsheet cell is not one: its text is pasted', async () => {
    const { heard } = await box()
    const event = paste([png()], '100234')
    expect(event.defaultPrevented).toBe(false)
    await new Promise(requestAnimationFrame)
    expect(heard).not.toHaveBeenCalled()
  })

  test('dragged above the box shows where it can be dropped', async () => {
    await box()
    root().dispatchEvent(new DragEvent('dragover', { dataTransfer: carrying([png()]), bubbles: true, cancelable: true }))
    await expect.element(page.getByText('松开鼠标，以图搜索')).toBeVisible()
    root().dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
    await expect.element(page.getByText('松开鼠标，以图搜索')).not.toBeInTheDocument()
  })

  test('dragged text is left to the field', async () => {
    await box()
    const data = new DataTransfer()
    data.setData('text/plain', '打印纸')
    const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
    root().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

describe('while a picture is looked up', () => {
  const pending = () => new Promise<void>(() => {})

  test('the box shows it and has a way to cancel', async () => {
    const { heard } = await box(pending)
    drop([png()])
    await expect.element(page.getByText('正在识别图片…')).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    expect(heard.mock.lastCall?.[1].signal.aborted).toBe(true)
    await expect.element(page.getByText('正在识别图片…')).not.toBeInTheDocument()
  })

  test('another picture replaces it', async () => {
    const { heard } = await box(pending)
    drop([png()])
    await expect.poll(() => heard).toHaveBeenCalledTimes(1)
    drop([png(64, '2.png')])
    await expect.poll(() => heard).toHaveBeenCalledTimes(2)
    expect(heard.mock.calls.map(([file, { signal }]) => [file.name, signal.aborted])).toEqual([
      ['订书机.png', true],
      ['2.png', false],
    ])
  })

  test('leaving the page aborts it', async () => {
    const { heard, unmount } = await box(pending)
    drop([png()])
    await expect.poll(() => heard).toHaveBeenCalledOnce()
    await unmount()
    expect(heard.mock.lastCall?.[1].signal.aborted).toBe(true)
  })

  test('a failure is shown until the next key', async () => {
    await box(() => Promise.reject(new Error('500')))
    drop([png()])
    await expect.element(page.getByText('图片搜索失败，请重试')).toBeVisible()
    await page.getByRole('searchbox').fill('笔')
    await expect.element(page.getByText('图片搜索失败，请重试')).not.toBeInTheDocument()
  })
})

test('without image search a dropped file is left to the page', async () => {
  await render(<SearchBox onSearch={() => {}} />)
  expect(drop([png()]).defaultPrevented).toBe(false)
  expect(document.querySelector('input[type=file]')).toBeNull()
})
