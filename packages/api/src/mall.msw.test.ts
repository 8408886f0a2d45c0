import { setupServer } from 'msw/node'
import { allHandlers, currentWorld, handle } from '../../mocks/src/index.ts'
import { describeMall } from './testing/mall-suite.ts'

describeMall('the SDK over the mocks', async () => {
  const server = setupServer(...allHandlers())
  server.listen({ onUnhandledFrame: 'error' })
  return {
    fetch: (input, init) => fetch(input, init),
    limit: () => {
      currentWorld().isUnlocked = false
      server.use(handle.rateLimited('POST /api/ShoppingCart/Count'))
      return () => server.resetHandlers()
    },
    sessionKey: async () => 'partner-session',
    close: () => server.close(),
  }
})
