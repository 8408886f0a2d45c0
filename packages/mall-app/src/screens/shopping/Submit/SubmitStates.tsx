import { isMallError } from '@mall/api'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { loadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { Columns as CheckoutColumns, Heading as CheckoutHeading } from '../../../components/checkout/CheckoutPage.styles.ts'
import { cartDrawing } from '../../../components/drawings/cart.tsx'
import { href } from '../../../site/routes.ts'

/** Somewhere to go, in words. */
export interface Way {
  readonly label: string
  readonly href: string
}

interface SubmitFailureProps {
  readonly error: Error | null
  /** The call failed without a reason that the user could act on. */
  readonly isFailed?: boolean
  readonly onRetry: () => void
  /** Where to go from what cannot be submitted: the cart, unless something else is said. */
  readonly back?: Way | undefined
}

const toCart = { label: '返回购物车', href: href('cart') }

/** Why there is nothing to check and submit, and where to go. */
export const SubmitFailure = ({ error, isFailed = false, onRetry, back = toCart }: SubmitFailureProps) => {
  const action = <Button href={back.href}>{back.label}</Button>
  if (isMallError(error, 'business')) return <PageEmpty title={error.message} action={action} />
  const failure = loadFailure(error) ?? (isFailed ? 'failed' : null)
  if (failure) return <QueryFailure failure={failure} onRetry={onRetry} />
  return <PageEmpty title="没有要结算的商品" picture={cartDrawing} action={action} />
}

const sections = [
  ['商品清单', 4],
  ['收货', 3],
  ['费用与事由', 6],
  ['支付方式', 2],
  ['发票', 4],
] as const

/** Stands as the form will stand. */
export const SubmitLoading = () => (
  <CheckoutColumns data-headed="" role="status" aria-label="订单信息加载中">
    <CheckoutHeading>
      <h1>填写核对订单</h1>
    </CheckoutHeading>
    <Sheet>
      {sections.map(([title, lines]) => (
        <Section key={title} title={title} heading="start">
          <Skeleton lines={lines} />
        </Section>
      ))}
    </Sheet>
    <Sheet>
      <Section title="本单">
        <Skeleton lines={8} />
      </Section>
    </Sheet>
  </CheckoutColumns>
)
