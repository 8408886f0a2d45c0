import { describedBy } from '../../catalogue/search/image/describe-drawings.ts'
import { describePictures } from '../../catalogue/search/image/store.ts'
import { makeSessionKey } from '../../company/account/session-key.ts'
import type { WeChatWorkProvider } from '../../company/account/we-chat-work.ts'
import { createTestMall, type TestMallOptions } from '../test-mall.ts'
import type { ContractTarget } from './define.ts'
import { targetOf } from './target.ts'

const partnerSecret = 'shared with a partner, for these tests only'

const weChatWork: WeChatWorkProvider = {
  identify: async (code) => {
    if (code === 'stale') return { kind: 'rejected' }
    return code === 'outsider' ? { kind: 'outside' } : { kind: 'member', memberId: code }
  },
}

// Every picture the same grey: what is found does not matter here, only in which shape.
const grey = describedBy((_svg, width) => ({ width, height: width, data: new Uint8ClampedArray(width * width * 4).fill(160) }))

/** A mall in which every case of the contract has what it needs. */
export const openContractMall = async (options: TestMallOptions = {}): Promise<AsyncDisposable & { readonly target: ContractTarget }> => {
  const mall = await createTestMall({
    config: { oldMallUrl: 'https://old.mall.example/', partnerSecret }, weChatWork, mail: { send: () => Promise.resolve() }, taxPlatform: { issue: () => Promise.resolve({ state: 'pending' }) }, linkOf: ({ Kind }) => `https://mall.example/${Kind}`, ...options,
  })
  await describePictures(mall.db, grey, 100_000)
  return {
    target: targetOf(mall, () => makeSessionKey('buyer', { secret: partnerSecret, now: mall.clock() })),
    [Symbol.asyncDispose]: () => mall.close(),
  }
}
