'use client'

import { createContext, createElement, useContext, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'

/** Props that a site's link component must accept: those of an anchor, with `href`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/** `'a'`, or a component with an anchor's props that uses the site's router. */
export type LinkComponent = 'a' | ComponentType<LinkProps>

const LinkContext = createContext<LinkComponent>('a')

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders every link of the library. Declare it outside of render, so that its identity is stable. */
  component: LinkComponent
  children?: ReactNode
}

/** Renders all links of the library with the site's link component; without it they are plain `<a>`. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => <LinkContext.Provider value={component}>{children}</LinkContext.Provider>

/**
 * A link rendered by the nearest {@link LinkProvider}. It has no styles: use `styled(Link)`.
 *
 * @example
 * import { Link, LinkProvider, type LinkProps } from '@mall/ui/link'
 *
 * // Outside of render. Here the site lies below a path.
 * const RouterLink = ({ href, ...rest }: LinkProps) => <a href={`/office${href}`} {...rest} />
 *
 * export const App = () => (
 *   <LinkProvider component={RouterLink}>
 *     <Link href="/help/order">下单流程</Link>
 *   </LinkProvider>
 * )
 */
export const Link = withRef(function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
})
