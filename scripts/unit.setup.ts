import { afterAll, vi } from 'vitest'

/** What Hono's server for Node replaces. */
const { Request, Response } = globalThis

/** The files of a worker share its globals: none leaves its clock, its stubs or what its libraries have changed to the next one. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  Object.assign(globalThis, { Request, Response })
  // drizzle-kit gives methods to all arrays, which other libraries then find in their loops.
  for (const name of Object.keys(Array.prototype)) Reflect.deleteProperty(Array.prototype, name)
})
