import { isMallError } from '@mall/api'
import { Button } from '@mall/ui/button'
import { FormGrid } from '@mall/ui/form-grid'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { PageEmpty } from '../../../components/page-empty/PageEmpty.tsx'
import { loadFailure } from '../../../components/query-state/load-failure.ts'
import { QueryFailure } from '../../../components/query-state/QueryFailure.tsx'
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
  if (isMallError(error, 'business')) return <PageEmpty title={error.message} action={toCart} />
  const failure = loadFailure(error) ?? (isFailed ? 'failed' : null)
  if (failure) return <QueryFailure failure={failure} onRetry={onRetry} />
  return <PageEmpty title="没有要结算的商品" action={toCart} />
}

const sections = [160, 200, 120, 240]

export const SubmitLoading = () => {
  return (
    <Sheet role="status" aria-label="订单信息加载中">
      <S.Waiting>
        <FormGrid columns={1}>
          {sections.map((height) => (
            <Skeleton key={height} variant="block" height={height} />
          ))}
        </FormGrid>
      </S.Waiting>
    </Sheet>
  )
}
