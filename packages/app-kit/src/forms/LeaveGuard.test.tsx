import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { LeaveGuard } from './LeaveGuard.tsx'

const Where = () => <output>{useLocation().pathname}</output>

const form = (dirty: boolean) => (
  <MemoryRouter initialEntries={['/form']}>
    <LeaveGuard dirty={dirty} />
    <Where />
    <Link to="/orders">我的订单</Link>
  </MemoryRouter>
)

const question = () => page.getByRole('dialog', { name: '放弃已填写的内容？' })
const leave = () => page.getByRole('link', { name: '我的订单' }).click()
const where = () => page.getByRole('status')

test('a link of an untouched form goes where it points', async () => {
  await render(form(false))
  await leave()
  await expect.element(where()).toHaveTextContent('/orders')
})

test('a link of a touched form asks first; the safe answer stays', async () => {
  await render(form(true))
  await leave()
  await expect.element(question()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(where()).toHaveTextContent('/form')
})

test('离开 goes on to the link', async () => {
  await render(form(true))
  await leave()
  await page.getByRole('button', { name: '离开' }).click()
  await expect.element(where()).toHaveTextContent('/orders')
})

test('closing the window asks only a touched form', async () => {
  const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const screen = await render(form(true))
  expect(closes()).toBe(false)
  await screen.rerender(form(false))
  expect(closes()).toBe(true)
})

/** What the browser says before it goes back, which it lets only the window itself hold, not the frame of a test. */
const goBack = (sameDocument = true) => {
  const destination = { key: 'before', url: `${location.origin}/orders`, sameDocument }
  return !navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'traverse', destination }))
}

test('Back from a touched form asks first; 离开 goes there, and what was asked once is not asked again', async () => {
  const traverse = vi.spyOn(navigation, 'traverseTo').mockReturnValue({})
  await render(form(true))
  expect(goBack()).toBe(true)
  await expect.element(question()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(question()).not.toBeInTheDocument()
  expect(traverse).not.toHaveBeenCalled()
  expect(goBack()).toBe(true)
  await page.getByRole('button', { name: '离开' }).click()
  expect(traverse).toHaveBeenCalledExactlyOnceWith('before')
  expect(goBack()).toBe(false)
})

test('Back from an untouched form, or to another site, is the browser’s', async () => {
  const screen = await render(form(true))
  expect(goBack(false)).toBe(false)
  await screen.rerender(form(false))
  expect(goBack()).toBe(false)
})
