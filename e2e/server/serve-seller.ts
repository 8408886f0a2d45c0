import { createServer } from 'node:http'
import type { Seller } from '../../packages/mall-server/src/testing/seller.ts'

/** Lets the tests speak to the seller: `POST /{wish}/{number}`, such as `/deliver/{order}`. Answers 409 with why it does not. */
export const serveSeller = (seller: Seller, port: number): void => {
  const wishes = new Map(Object.entries(seller) as [string, Seller[keyof Seller]][])
  createServer((request, response) => {
    const [, wish = '', number = ''] = (request.url ?? '').split('/')
    const done = wishes.get(wish)?.(number) ?? Promise.reject(new Error(`No such wish: ${wish}`))
    done.then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(409).end(String(error)),
    )
  }).listen(port, '127.0.0.1')
}
