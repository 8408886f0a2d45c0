import type { SecurityInfo } from '@mall/api'
import { DescriptionList } from '@mall/ui/description-list'
import { formatInstant } from '../words/format.ts'

/** What was noticed of a visit (specification §3, security info): IP, time, URL and UUID, for the person and for support. */
export const SecurityFacts = ({ info }: { readonly info: SecurityInfo }) => {
  return (
    <DescriptionList
      items={[
        { term: 'IP', value: info.Ip },
        { term: '时间', value: formatInstant(info.CurrentTime) },
        { term: 'URL', value: info.Target },
        { term: 'UUID', value: info.Guid },
      ]}
    />
  )
}
