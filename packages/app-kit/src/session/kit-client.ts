import type { Mall } from '@mall/api'

/** What the kit itself uses of a client: the mall's, or the seller's. */
export interface KitClient extends Pick<Mall, 'session' | 'download' | 'upload' | 'url' | 'messages' | 'captcha'> {
  /** Any call of its contract; each client knows its own. */
  readonly request: (method: never, path: never, ...rest: never) => Promise<unknown>
}
