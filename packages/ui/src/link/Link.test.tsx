import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { Link, LinkProvider, type LinkProps } from './Link.tsx'

describeConformance('Link', () => <Link href="/product/index">全部商品</Link>)
describeConformance(
  'LinkProvider',
  () => (
    <LinkProvider component="a">
      <Link href="/product/index">全部商品</Link>
    </LinkProvider>
  ),
  { ref: 'none' },
)

const RouterLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`/mall${href}`} data-router="">
    {children}
  </a>
)

test('goes through the component of the provider', async () => {
  await render(
    <LinkProvider component={RouterLink}>
      <Link href="/shop/cart">购物车</Link>
    </LinkProvider>,
  )
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/mall/shop/cart')
  await expect.element(page.getByRole('link')).toHaveAttribute('data-router')
})
