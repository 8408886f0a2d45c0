import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { href } from '../../../site/routes.ts'

export interface Problem {
  readonly text: string
  /** The lines are no longer what is in the cart: only there can they be confirmed again. */
  readonly leadsToCart: boolean
}

interface SubmitProblemProps {
  readonly problem: Problem
  readonly id?: string
}

/** Why there is no order, and the way to where that is mended. */
export const SubmitProblem = ({ problem: { text, leadsToCart }, id }: SubmitProblemProps) => (
  <Alert
    tone="danger"
    id={id}
    action={
      leadsToCart ? (
        <Button variant="text" href={href('cart')}>
          返回购物车
        </Button>
      ) : null
    }
  >
    {text}
  </Alert>
)
