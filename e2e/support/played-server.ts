import { createServer, type RequestListener } from 'node:http'
import { test } from '@playwright/test'

/** Plays somebody else's server at a port of 127.0.0.1, as long as the tests of this file run. */
export function playServer(port: number, listener: RequestListener): void {
  const server = createServer(listener)
  test.beforeAll(() => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening)))
  test.afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
}
