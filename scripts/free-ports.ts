import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Returns the first port of a block of `count` free ones, so that two checkouts of the project can run their tests at the same time. */
export const firstFreePort = async (count: number, from = 5190): Promise<number> => {
  for (let first = from; first < 65_000; first += count) {
    const free = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)))
    if (free.every(Boolean)) return first
  }
  throw new Error(`No ${count} consecutive ports are free.`)
}
