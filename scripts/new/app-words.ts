/** What a screen names of its app. */
export interface AppWords {
  /** The root of its stories in Storybook. */
  readonly stories: string
  /** Where the types of its calls come from. */
  readonly contract: string
  /** The hook that gives its client, and its module. */
  readonly client: readonly [hook: string, from: string]
  /** Who is logged in in its stories, and where that is imported from. */
  readonly login: readonly [value: string, name: string, from: string]
}

const mallWords: AppWords = {
  stories: 'Screens',
  contract: '@mall/api/contract',
  client: ['useMall', '@mall/app-kit/session/mall-context.ts'],
  login: ['logins.buyer', 'logins', '@mall/mocks'],
}

const sellerWords: AppWords = {
  stories: 'Seller',
  contract: '@mall/api/seller/contract',
  client: ['useSeller', '../../../queries/seller.ts'],
  login: ['sellerLogin', 'sellerLogin', '../../../testing/logins.ts'],
}

/** What the screens of an app of `packages` name. */
export const appWordsOf = (app: string): AppWords => (app === 'seller-app' ? sellerWords : mallWords)
