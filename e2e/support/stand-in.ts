import { createServer, type RequestListener } from 'node:http'
import { test } from '@playwright/test'

/** Runs a stand-in for an external server on a port of 127.0.0.1 while the tests of this file run. */
export const standIn = (port: number, listener: RequestListener): void => {
  const server = createServer(listener)
  test.beforeAll(() => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening)))
  test.afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
}
