import type { ContractTarget, Successes } from '../define.ts'
import { get, need } from '../steps.ts'

const request = () => ({ RequestId: crypto.randomUUID() })

/** A word that nothing is found by, which no other case uses: of letters, so that it is one word. */
const unknownWord = () => `q${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => String.fromCodePoint(0x61 + (byte % 26))).join('')}q`

/** A word that somebody has searched for, in vain. */
const missed = async (target: ContractTarget, Keyword = unknownWord()): Promise<string> => {
  await get(target, 'POST /api/Product/List', { Keyword, PageIndex: 1, PageSize: 10 }, 'buyer')
  return Keyword
}

const pair = () => ({ Word: unknownWord(), Meaning: '订书机', BothWays: false })

const aSynonym = async (target: ContractTarget) => need((await get(target, 'POST /api/SellerSearch/AddSynonym', { ...pair(), ...request() }, 'seller')).Synonym ?? undefined, 'synonym')

const pinned = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/SellerProduct/List', { PageIndex: 1, PageSize: 10 }, 'seller')
  return { Word: unknownWord(), ProductCodes: Items.slice(0, 2).map(({ ProductCode }) => ProductCode), From: null, Until: '2026-12-31' }
}

const aPin = async (target: ContractTarget) => need((await get(target, 'POST /api/SellerSearch/AddPin', { ...(await pinned(target)), ...request() }, 'seller')).Pin ?? undefined, 'pinned word')

const asSynonym = ({ SynonymId, Version }: { readonly SynonymId: number; readonly Version: number }) => ({ SynonymId, Version, ...request() })
const asPin = ({ PinId, Version }: { readonly PinId: number; readonly Version: number }) => ({ PinId, Version, ...request() })

export const searchWords = {
  'POST /api/SellerSearch/List': [
    'seller',
    async (target) => {
      // The same in each recording: stories show it.
      await missed(target, '飞行器')
      return { Tab: 'missed' as const, PageIndex: 1, PageSize: 10 as const }
    },
  ],
  'POST /api/SellerSearch/SetIgnored': ['seller', async (target) => ({ Word: await missed(target), Ignored: true, ...request() })],
  'POST /api/SellerSearch/AddSynonym': ['seller', async () => ({ ...pair(), ...request() })],
  'POST /api/SellerSearch/SaveSynonym': ['seller', async (target) => ({ ...pair(), ...asSynonym(await aSynonym(target)) })],
  'POST /api/SellerSearch/DeleteSynonym': ['seller', async (target) => asSynonym(await aSynonym(target))],
  'POST /api/SellerSearch/AddPin': ['seller', async (target) => ({ ...(await pinned(target)), ...request() })],
  'POST /api/SellerSearch/SavePin': ['seller', async (target) => ({ ...(await pinned(target)), ...asPin(await aPin(target)) })],
  'POST /api/SellerSearch/DeletePin': ['seller', async (target) => asPin(await aPin(target))],
} as const satisfies Successes
