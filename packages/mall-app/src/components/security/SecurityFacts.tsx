import type { SecurityInfo } from '@mall/api'
import { formatInstant } from '../../lib/format.ts'
import { Facts } from './SecurityFacts.styles.ts'

/** What was noticed of a visit (specification §3, security info): IP, time, URL and UUID, for the person and for support. */
export const SecurityFacts = ({ info }: { readonly info: SecurityInfo }) => {
  return (
    <Facts>
      <dt>IP</dt>
      <dd>{info.Ip || '—'}</dd>
      <dt>时间</dt>
      <dd>{formatInstant(info.CurrentTime)}</dd>
      <dt>URL</dt>
      <dd>{info.Target || '—'}</dd>
      <dt>UUID</dt>
      <dd>{info.Guid || '—'}</dd>
    </Facts>
  )
}
