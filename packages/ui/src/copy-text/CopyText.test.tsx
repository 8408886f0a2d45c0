import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { CopyText } from './CopyText.tsx'

describeConformance('CopyText', () => <CopyText text="D202603180001" />)

const button = () => page.getByRole('button', { name: '复制 D202603180001' })

test('copies the text and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const onCopy = vi.fn()
  await render(<CopyText text="D202603180001" onCopy={onCopy} />)
  await button().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('已复制')
  expect(write).toHaveBeenCalledWith('D202603180001')
  expect(onCopy.mock.calls[0]?.[1]).toMatchObject({ reason: 'copy' })
  write.mockRestore()
})

test('says when the browser refuses', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const onCopy = vi.fn()
  await render(<CopyText text="D202603180001" onCopy={onCopy} />)
  await button().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('复制失败，请手动选择')
  expect(onCopy.mock.calls[0]?.[1]).toMatchObject({ reason: 'refused' })
  write.mockRestore()
})
