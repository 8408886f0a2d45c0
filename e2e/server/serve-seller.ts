import { createServer } from 'node:http'
import type { Seller } from '../../packages/mall-server/src/testing/seller.ts'

/** Lets the tests command the seller: `POST /{move}/{number}`, such as `/deliver/{order}`. A refused move is a 409 with the reason. */
export const serveSeller = (seller: Seller, port: number): void => {
  const moves = new Map(Object.entries(seller) as [string, Seller[keyof Seller]][])
  createServer((request, response) => {
    const [, move = '', number = ''] = (request.url ?? '').split('/')
    const done = moves.get(move)?.(number) ?? Promise.reject(new Error(`No such move: ${move}`))
    done.then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(409).end(String(error)),
    )
  }).listen(port, '127.0.0.1')
}
