import { createClient } from './client/client.ts'
import { createDownload } from './client/download.ts'
import { createImageSearch } from './client/image-search.ts'
import type { Arguments, CallFunction, JsonKey } from './client/keys.ts'
import type { MallOptions } from './client/options.ts'
import { createUpload } from './client/upload.ts'
import type { CallInput, CallOutput } from './contract/types.ts'
import { accountResource } from './resources/account.ts'
import { addressResource } from './resources/address.ts'
import { captchaResource } from './resources/captcha.ts'
import { categoryResource } from './resources/category.ts'
import type { Bind } from './resources/define.ts'
import { favoriteResource } from './resources/favorite.ts'
import { homeResource } from './resources/home.ts'
import { manageServiceResource } from './resources/manage-service.ts'
import { orderResource } from './resources/order.ts'
import { productResource } from './resources/product.ts'
import { shoppingCartResource } from './resources/shopping-cart.ts'

/**
 * The mall as an object: `mall.<controller>.<action>(body?, options?)` for each call of the contract. All answers are `MsgBody`;
 * all failures are `MallError`, except a caller's abort.
 */
export const createMall = (options: MallOptions = {}) => {
  const client = createClient(options)
  const download = createDownload(client)

  const call = async <Key extends JsonKey>(key: Key, ...[body, own]: Arguments<CallInput<Key>>): Promise<CallOutput<Key>> =>
    (await client.tracked(own, () => client.call({ key, input: body, options: own }))) as CallOutput<Key>

  const bind: Bind = {
    call:
      <Key extends JsonKey>(key: Key): CallFunction<Key> =>
      (...args) =>
        call(key, ...args),
    download:
      (key) =>
      (...[body, own]) =>
        download(key.slice('POST '.length), body, own),
  }

  return {
    /** Who is logged in. */
    session: client.session,
    /** Any call of the contract by its key: `mall.call('POST /api/Product/Search', { Key })`. */
    call,
    /** POSTs JSON and saves the file that is answered, under the name its header gives. */
    download,
    /** Sends one file to `File/Execute` or to another address. */
    upload: createUpload(client, options.fetch),
    account: accountResource(bind),
    address: addressResource(bind),
    captcha: captchaResource(bind),
    category: categoryResource(bind),
    favorite: favoriteResource(bind),
    home: homeResource(bind),
    manageService: manageServiceResource(bind),
    order: orderResource(bind),
    product: productResource(bind, createImageSearch(client)),
    shoppingCart: shoppingCartResource(bind),
  }
}

/** What `createMall` answers. */
export type Mall = ReturnType<typeof createMall>
