import { isMallError } from '@mall/api'
import { Button } from '@mall/ui/button'
import { Skeleton } from '@mall/ui/skeleton'
import { PageEmpty } from '../../../components/page-empty/PageEmpty.tsx'
import { href } from '../../../lib/routes.ts'
import * as S from './Submit.styles.ts'

interface SubmitFailureProps {
  readonly error: Error | null
  /** The call failed without a reason one could act on. */
  readonly isFailed?: boolean
  readonly onRetry: () => void
}

/** Why there is nothing to check and submit, and where to go. */
export const SubmitFailure = ({ error, isFailed = false, onRetry }: SubmitFailureProps) => {
  const toCart = <Button href={href('cart')}>返回购物车</Button>
  if (isMallError(error, 'forbidden')) return <PageEmpty kind="forbidden" title="暂无权限，请联系企业管理员" action={<Button href={href('home')}>返回首页</Button>} />
  if (isMallError(error, 'business')) return <PageEmpty title={error.message} action={toCart} />
  if (error || isFailed) return <PageEmpty kind="error" title="加载失败，点击重试" action={<Button onClick={onRetry}>重试</Button>} />
  return <PageEmpty title="没有要结算的商品" action={toCart} />
}

const sections = [160, 200, 120, 240]

export const SubmitLoading = () => {
  return (
    <S.Form as="div" role="status" aria-label="订单信息加载中">
      {sections.map((height) => (
        <Skeleton key={height} variant="block" height={height} />
      ))}
    </S.Form>
  )
}
