import { createServer } from 'node:net'

/** A port of this machine that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  await new Promise((resolve) => void server.close(resolve))
  if (bound === null || typeof bound === 'string') throw new Error('There is no free port')
  return bound.port
}
