import { MallContext } from '@mall/app-kit/session/mall-context.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { use } from 'react'
import { useSite } from '../../site/site.ts'
import { SiteMark } from '../site-mark/SiteMark.tsx'
import * as S from './PrintLetterhead.styles.ts'

/** On paper alone: whose statement it is, and of when. */
export const PrintLetterhead = () => {
  const { Name } = useSite()
  const company = use(MallContext)?.session.get()?.Enterprise.EnterpriseName
  const now = useNow()
  return (
    <S.Letterhead>
      <SiteMark size={28} />
      <b>{company ?? Name}</b>
      <span>{`${company === undefined ? '' : `${Name}，`}${formatInstant(new Date(now).toISOString())} 打印`}</span>
    </S.Letterhead>
  )
}
