import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Banner } from './Banner.tsx'

describeConformance('Banner', () => (
  <Banner label="公告" onOpenChange={() => {}}>
    清明假期订单照常受理
  </Banner>
))
describeConformance('Banner of warning', () => <Banner label="公告" tone="warning">系统维护</Banner>)

test('closes itself and calls back; the parent remembers it for the session', async () => {
  const onOpenChange = vi.fn()
  await render(<Banner label="公告" onOpenChange={onOpenChange}>公告内容</Banner>)
  await userEvent.click(page.getByRole('button', { name: '关闭公告' }))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: 'close' }))
  expect(page.getByText('公告内容').query()).toBeNull()
})

test('controlled: stays until the parent closes it', async () => {
  await render(<Banner label="公告" open onOpenChange={() => {}}>公告内容</Banner>)
  await userEvent.click(page.getByRole('button', { name: '关闭公告' }))
  await expect.element(page.getByText('公告内容')).toBeVisible()
})
