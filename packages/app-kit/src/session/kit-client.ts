import type { Mall } from '@mall/api'
import type { Requester } from '@mall/api/query'

/** What the kit itself uses of a client: the mall's, or the seller's, each with the calls of its own contract. */
export interface KitClient extends Requester, Pick<Mall, 'download' | 'upload' | 'url' | 'messages' | 'captcha'> {}
