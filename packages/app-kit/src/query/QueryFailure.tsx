import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import type { ReactNode } from 'react'
import { PageEmpty } from '../page/PageEmpty.tsx'
import type { LoadFailure } from './load-failure.ts'

export interface QueryFailureProps {
  readonly failure: LoadFailure
  /** What stands there when there is no such thing. Without it, `unknown` is a failure like any other. */
  readonly notFound?: ReactNode
  /** In a part of a page: small, and without a heading. */
  readonly part?: boolean
  readonly onRetry: () => void
}

/** Why there is nothing to see, and what to do. */
export const QueryFailure = ({ failure, notFound, part = false, onRetry }: QueryFailureProps) => {
  if (failure === 'unknown' && notFound !== undefined) return notFound
  const Place = part ? Empty : PageEmpty
  const size = part ? 'small' : 'normal'
  if (failure === 'forbidden') {
    return <Place kind="forbidden" size={size} title="暂无权限，请联系企业管理员" action={part ? null : <Button href="/">返回首页</Button>} />
  }
  return <Place kind="error" size={size} title="加载失败，点击重试" action={<Button onClick={onRetry}>重试</Button>} />
}
