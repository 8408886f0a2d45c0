import { setupServer } from 'msw/node'
import { allHandlers, currentWorld, handle } from '../../mocks/src/index.ts'
import { describeMall } from './testing/mall-suite.ts'

describeMall('the SDK over the mocks', async () => {
  const server = setupServer()
  server.listen({ onUnhandledFrame: 'error' })
  return {
    fetch: (input, init) => fetch(input, init),
    begin: () => server.resetHandlers(...allHandlers()),
    limit: () => {
      currentWorld().isUnlocked = false
      server.use(handle.rateLimited('POST /api/ShoppingCart/Count'))
      return () => server.resetHandlers(...allHandlers())
    },
    sessionKey: async () => 'partner-session',
    close: () => server.close(),
  }
})
