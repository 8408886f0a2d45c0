import { callKey } from '@mall/api/query'
import { lossyMall, type Fate } from '@mall/app-kit/testing/lossy-mall.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useFavorite } from './use-favorite.ts'

const products = [{ ProductCode: '1', IsFavorite: false }, { ProductCode: '2', IsFavorite: false }]
const read = vi.fn(() => Promise.resolve({ Items: products }))

const List = () => {
  const { isFavorite } = useFavorite()
  const { data } = useQuery({ queryKey: callKey('POST /api/Product/List'), queryFn: read, staleTime: 30_000 })
  return <output>{data?.Items.map(({ ProductCode, IsFavorite }) => `${ProductCode}${isFavorite(ProductCode, IsFavorite) ? '★' : '☆'}`).join(' ')}</output>
}

const Product = () => {
  const { isFavorite, setFavorite } = useFavorite()
  return <button type="button" aria-pressed={isFavorite('1', false)} onClick={() => setFavorite('1', true)}>收藏</button>
}

const Pages = () => {
  const [isList, setList] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setList(!isList)}>换页</button>
      {isList ? <List /> : <Product />}
    </>
  )
}

const starAndGoBack = async (fate: Fate) => {
  read.mockClear()
  const { Services, sent } = lossyMall(fate)
  await render(<Services><Pages /></Services>)
  await expect.element(page.getByRole('status')).toHaveTextContent('1☆ 2☆')
  await page.getByRole('button', { name: '换页' }).click()
  await page.getByRole('button', { name: '收藏' }).click()
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/Favorite/Add'])
}

test('a page that was read before has the star too, and reads nothing for it', async () => {
  await starAndGoBack({ body: null })
  await page.getByRole('button', { name: '换页' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1★ 2☆')
  expect(read).toHaveBeenCalledOnce()
})

test('a star that was refused is nowhere', async () => {
  await starAndGoBack('rejected')
  await expect.element(page.getByRole('button', { name: '收藏', pressed: false })).toBeVisible()
  await page.getByRole('button', { name: '换页' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1☆ 2☆')
})
