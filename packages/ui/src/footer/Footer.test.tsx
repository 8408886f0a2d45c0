import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Footer } from './Footer.tsx'

const footer = () => (
  <Footer
    columns={[{ title: '购物指南', links: [{ label: '购物流程', href: '/help/detail/12' }] }]}
    hotlines={[{ label: '企业业务', number: '400-000-0000', hours: '工作日 9:00-18:00' }]}
    promises={[{ title: '按时送达', text: '核心城市次日达' }]}
    notices={[{ label: 'ICP备案号', href: '/notices/icp', external: true }, { label: '版权所有' }]}
  />
)

describeConformance('Footer', footer)

test('links, numbers to call, outbound links in a tab of their own, and words', async () => {
  await render(footer())
  await expect.element(page.getByRole('link', { name: '购物流程' })).toHaveAttribute('href', '/help/detail/12')
  await expect.element(page.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000')
  const outbound = page.getByRole('link', { name: 'ICP备案号' })
  await expect.element(outbound).toHaveAttribute('target', '_blank')
  await expect.element(outbound).toHaveAttribute('rel', 'noreferrer')
  await expect.element(page.getByText('版权所有')).toBeVisible()
})

test('a hotline without a number does not show', async () => {
  const hours = '工作日 9:00-18:00'
  await render(<Footer columns={[]} hotlines={[{ label: '渠道业务', number: '', hours }, { label: '批发业务', hours }, { label: '企业业务', number: '400-000-0000', hours }]} />)
  expect(page.getByRole('term').elements().map(({ textContent }) => textContent)).toEqual(['企业业务'])
  await expect.element(page.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000')
})

test('on a phone the links of a column open under its title', async () => {
  await page.viewport(390, 800)
  await render(footer())
  const link = page.getByRole('link', { name: '购物流程' })
  await expect.element(link).not.toBeInTheDocument()
  await page.getByText('购物指南').click()
  await expect.element(link).toBeVisible()
  await expect.element(page.getByRole('link', { name: '400-000-0000' })).toBeVisible()
})
