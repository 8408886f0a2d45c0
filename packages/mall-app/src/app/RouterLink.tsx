import type { LinkProps } from '@mall/ui/link'
import { Link } from 'react-router-dom'

const isOwnPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//')

/** Paths of the mall go through the router; everything else is a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return isOwnPath(href) && !rest.download ? <Link to={href} {...rest} /> : <a href={href} {...rest}>{rest.children}</a>
}
