import type { ReactNode } from 'react'
import { PageEmpty } from './PageEmpty.tsx'

export interface PageUnknownProps {
  /** What the page is of: 订单. */
  readonly subject: string
  /** Where to go from here. */
  readonly action?: ReactNode
  /** Why it may be. */
  readonly children?: ReactNode
}

/**
 * In place of a page of something that there is not, or not for this user. That it is not there is the server's to say, in a toast (product.md §8); here stands
 * what may be the reason, and where to go.
 */
export const PageUnknown = ({ subject, action, children = `请核对地址；不在您可见范围内的${subject}也无法打开。` }: PageUnknownProps) => (
  <PageEmpty kind="search" title={`打不开该${subject}`} action={action}>
    {children}
  </PageEmpty>
)
