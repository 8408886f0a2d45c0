import { http } from 'msw'
import { setupServer } from 'msw/node'
import { makeSessionKey } from '../../mall-server/src/company/account/session-key.ts'
import { describedBy } from '../../mall-server/src/catalogue/search/image/describe-drawings.ts'
import { describePictures } from '../../mall-server/src/catalogue/search/image/store.ts'
import { createTestMall } from '../../mall-server/src/testing/test-mall.ts'
import { describeMall } from './testing/mall-suite.ts'

const partnerSecret = 'shared with a partner, for these tests only'

/** Every picture is the same grey: what is found does not matter here, only that something is. */
const grey = describedBy((_svg, width) => ({ width, height: width, data: new Uint8ClampedArray(width * width * 4).fill(160) }))

describeMall('the SDK over the real server', async () => {
  const rates = { api: 1_000_000, picture: 600, login: 1_000_000, loginAddress: 1_000_000, captcha: 1_000_000, captchaKeys: 1_000_000, captchaFailures: 1_000_000, captchaIdle: 1_000_000, captchaUnsolved: 1_000_000, credential: 1_000_000, credentialNetwork: 1_000_000, credentialHour: 1_000_000, credentialNetworkHour: 1_000_000, image: 1_000_000, import: 1_000_000, chat: 1_000_000 }
  const mall = await createTestMall({ config: { oldMallUrl: 'https://old.mall.example/', partnerSecret, rates } })
  await describePictures(mall.db, grey, 100_000)
  // The platform's own fetch sends the requests; they go to the server in this process instead of leaving it.
  const network = setupServer(http.all('http://mall.test/*', ({ request }) => mall.app.fetch(request, { peerAddress: '127.0.0.1' })))
  network.listen({ onUnhandledFrame: 'error' })
  return {
    fetch: (input, init) => fetch(input, init),
    limit: () => {
      // The limiter reads its limits at each call.
      rates.api = 10
      return () => {
        rates.api = 1_000_000
      }
    },
    sessionKey: () => makeSessionKey('buyer', { secret: partnerSecret, now: mall.clock() }),
    close: () => {
      network.close()
      return mall.close()
    },
  }
})
