import { createServer } from 'node:http'
import type { Seller } from '../../packages/mall-server/src/testing/seller.ts'

/** Lets the tests speak to the seller: `POST /deliver/{order}` or `POST /moveOn/{service}`. Answers 409 with why it does not. */
export const serveSeller = (seller: Seller, port: number): void => {
  createServer((request, response) => {
    const [, wish, number = ''] = (request.url ?? '').split('/')
    const done = wish === 'deliver' ? seller.deliver(number) : wish === 'moveOn' ? seller.moveOn(number) : Promise.reject(new Error(`No such wish: ${wish}`))
    done.then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(409).end(String(error)),
    )
  }).listen(port, '127.0.0.1')
}
