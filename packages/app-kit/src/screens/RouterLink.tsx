import type { LinkProps } from '@mall/ui/link'
import { useHref, useLinkClickHandler } from 'react-router-dom'

const isOwnPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//')

/** Paths of the mall go through the router; everything else is a plain link. */
export const RouterLink = ({ href, ...rest }: LinkProps) => {
  return isOwnPath(href) && !rest.download ? <OwnLink href={href} {...rest} /> : <a href={href} {...rest}>{rest.children}</a>
}

/** A link of the router without what its own brings for other modes: prefetching, view transitions. */
const OwnLink = ({ href, target, onClick, children, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
