import { createServer } from 'node:http'
import type { MailBox } from './mail-box.ts'
import type { Seller } from '../../packages/mall-server/src/testing/seller.ts'
import type { Violation } from '../../packages/mall-server/src/trade/trade-checks.ts'

/**
 * Lets the tests command the seller: `POST /{move}/{number}`, such as `/deliver/{order}`. A refused move is a 409 with the reason. `GET /mails/{address}`
 * returns what the mall mailed there, `GET /violations` what the audit of trade finds in the database now.
 */
export const serveSeller = (seller: Seller, { mailsTo }: Pick<MailBox, 'mailsTo'>, findViolations: () => Promise<Violation[]>, port: number): void => {
  const moves = new Map(Object.entries(seller) as [string, Seller[keyof Seller]][])
  createServer((request, response) => {
    // A connection that is kept may be closed in the moment in which the next move is sent on it.
    response.setHeader('Connection', 'close')
    const [, move = '', number = ''] = (request.url ?? '').split('/')
    if (move === 'mails') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(mailsTo(decodeURIComponent(number))))
      return
    }
    if (move === 'violations') {
      findViolations().then(
        (found) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
      return
    }
    const done = moves.get(move)?.(number) ?? Promise.reject(new Error(`No such move: ${move}`))
    done.then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(409).end(String(error)),
    )
  }).listen(port, '127.0.0.1')
}
