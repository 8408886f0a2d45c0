import type { RowResult } from '@mall/api/contract'
import { RowResults } from '@mall/app-kit/actions/RowResults.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Stack } from '@mall/ui/stack'
import { href } from '../../site/routes.ts'

interface AddedToCartProps {
  readonly results: readonly RowResult[]
  /** What a row that was not added is called on the page. */
  readonly nameOf?: (rowNo: number) => string
}

/** What went into the cart, and why the rest did not. */
export const AddedToCart = ({ results, nameOf }: AddedToCartProps) => {
  const failed = results.filter(({ Success }) => !Success)
  const added = results.length - failed.length
  return (
    <Stack gap={8}>
      <Alert
        tone={failed.length === 0 ? 'success' : added === 0 ? 'danger' : 'warning'}
        action={
          added === 0 ? undefined : (
            <Button variant="text" href={href('cart')}>
              去购物车
            </Button>
          )
        }
      >
        {failed.length === 0 ? `${added} 种商品已加入购物车` : `${added} 种商品已加入购物车，${failed.length} 种没有加入`}
      </Alert>
      {failed.length === 0 ? null : <RowResults results={failed} {...(nameOf && { nameOf })} />}
    </Stack>
  )
}
