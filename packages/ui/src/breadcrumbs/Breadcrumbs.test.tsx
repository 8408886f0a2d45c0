import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const items = [{ label: '首页', href: '/' }, { label: '办公用纸', href: '/product/index?Cid=1' }, { label: 'A4复印纸', href: '/1.html' }]

describeConformance('Breadcrumbs', () => <Breadcrumbs items={items} />)

test('all but the current page are links', async () => {
  await render(<Breadcrumbs items={items} />)
  expect(page.getByRole('link').elements().map((link) => link.getAttribute('href'))).toEqual(['/', '/product/index?Cid=1'])
  await expect.element(page.getByText('A4复印纸')).toHaveAttribute('aria-current', 'page')
})
