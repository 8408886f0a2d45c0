import * as S from '@mall/app-kit/shell/WorkFooter.styles.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { useStaff } from '../../queries/viewer.ts'

/** The footer in one line: until when the session lasts. */
export const SellerFooter = () => {
  const { data } = useStaff()
  return (
    <S.Footer>
      <span>商家后台</span>
      {data ? <span>{`会话 8 小时，${formatInstant(data.SessionEndsAt).slice(-5)} 到期`}</span> : null}
    </S.Footer>
  )
}
