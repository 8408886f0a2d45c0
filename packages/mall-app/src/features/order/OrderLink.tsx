import { Link } from '@mall/ui/link'
import { styled } from 'styled-components'
import { href } from '../../site/routes.ts'

const StyledLink = styled(Link)`
  color: var(--mall-primary);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

/** The number of an order, which leads to it. */
export const OrderLink = ({ orderNo }: { readonly orderNo: string }) => <StyledLink href={href('orderDetail', { id: orderNo })}>{orderNo}</StyledLink>
