import { callKey } from '@mall/api/query'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { lossyMall } from '@mall/app-kit/testing/lossy-mall.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { shoppingCartQueries } from '../../../queries/shopping-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

const lineOf = (CartItemId: number) => ({ CartItemId, ProductCode: String(CartItemId) })
const products = ['1', '2', '3'].map((ProductCode) => ({ ProductCode, IsFavorite: false }))

const List = () => {
  const { data } = useQuery({ queryKey: callKey('POST /api/Product/List'), queryFn: () => Promise.resolve({ Items: products }), staleTime: 30_000 })
  return <output>{data?.Items.map(({ ProductCode, IsFavorite }) => `${ProductCode}${IsFavorite ? '★' : '☆'}`).join(' ')}</output>
}

const Cart = () => {
  const { data } = useQuery({ ...shoppingCartQueries.list(useMall(), 'user'), staleTime: Infinity })
  const { onMoveToFavorite } = useCartActions('user')
  return (
    <button type="button" disabled={data === undefined} onClick={() => onMoveToFavorite([1, 3])}>
      移入收藏 {data?.Items.length}
    </button>
  )
}

const Pages = () => {
  const [isList, setList] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setList(!isList)}>换页</button>
      {isList ? <List /> : <Cart />}
    </>
  )
}

test('what is moved from the cart to the favourites is marked on the list that one goes back to', async () => {
  const { Services } = lossyMall({ body: { Items: [lineOf(1), lineOf(2)], InvalidItems: [lineOf(3)] } }, { body: { Items: [lineOf(2)], InvalidItems: [] } })
  await render(<Services><Pages /></Services>)
  await expect.element(page.getByRole('status')).toHaveTextContent('1☆ 2☆ 3☆')
  await page.getByRole('button', { name: '换页' }).click()
  await page.getByRole('button', { name: '移入收藏 2' }).click()
  await expect.element(page.getByRole('button', { name: '移入收藏 1' })).toBeVisible()
  await page.getByRole('button', { name: '换页' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1★ 2☆ 3★')
})
