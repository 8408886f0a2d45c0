import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface BreakableWay extends AsyncDisposable {
  /** The mall, by this way. */
  readonly origin: string
  /** Breaks all connections that are open; new ones pass. */
  breakOff(): void
}

/** Another way to the mall, whose connections a test can break. */
export const breakableWay = async (mall: string): Promise<BreakableWay> => {
  const { hostname, port } = new URL(mall)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [[near, far], [far, near]] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  const breakOff = () => {
    for (const socket of open) socket.destroy()
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakOff,
    async [Symbol.asyncDispose]() {
      breakOff()
      await new Promise((closed) => server.close(closed))
    },
  }
}
