import { expect, jest, test } from '@jest/globals'
import { createMall, createMemoryStorage, createSession } from '@mall/api'
import { fireEvent, render, screen } from '@testing-library/react'
import { Search } from './Search'

const paths: string[] = []
const answer = async (request: Request | string | URL) => {
  paths.push(new URL(request instanceof Request ? request.url : request).pathname)
  return Response.json({ MsgHeader: { Success: true, RetMessage: '' }, MsgBody: [{ ProductName: 'A4 复印纸', ProductCode: '1001' }] })
}

test('suggests what the mall finds, and searches it', async () => {
  const complain = jest.spyOn(console, 'error')
  const onSearch = jest.fn<(query: string) => void>()
  const mall = createMall({ baseUrl: 'https://mall.example', session: createSession({ storage: createMemoryStorage() }), fetch: answer })
  render(<Search mall={mall} onSearch={onSearch} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '复印' } })
  fireEvent.click(await screen.findByRole('option'))
  expect(onSearch.mock.calls.map(([query]) => query)).toEqual(['A4 复印纸'])
  expect(paths).toEqual(['/api/Product/Search'])
  expect(complain).not.toHaveBeenCalled()
})

test('throws what the mall refuses', async () => {
  const mall = createMall({ baseUrl: 'https://mall.example', session: createSession({ storage: createMemoryStorage() }), fetch: async () => new Response('', { status: 403 }) })
  await expect(mall.product.search({ Key: '复印' })).rejects.toMatchObject({ kind: 'forbidden' })
})
