import { canonicalPath } from '../../site/page-at.ts'
import { sessionKeyOf, type SessionKeyQuery } from '@mall/api'
import { withoutSecrets } from './secrets.ts'

/** What the address that opened the mall asks for (specification §2). */
export interface EntryQuery {
  readonly sessionKey: SessionKeyQuery | null
  readonly wantsLogout: boolean
  /** Path in the case that links write, query and hash without what may not stay in an address. */
  readonly address: string
}

/** Reads an address. Every other parameter stays as it is written. */
export const readEntryQuery = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): EntryQuery => {
  const query = new URLSearchParams(search)
  return {
    sessionKey: sessionKeyOf(search),
    wantsLogout: query.has('logout'),
    address: canonicalPath(pathname) + withoutSecrets(search) + hash,
  }
}
