import { createContext, createElement, useContext, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react'

/** What a link component of a site's router must accept: an anchor's props, with an address. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/** `'a'`, or a component with an anchor's props that goes through the site's router. */
export type LinkComponent = 'a' | ComponentType<LinkProps>

const LinkContext = createContext<LinkComponent>('a')

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders every link of the library. Keep it stable (declared outside of render). */
  component: LinkComponent
  children?: ReactNode
}

/** Hands all links of the library to the site's router; without it they are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link through the nearest {@link LinkProvider}. Has no look of its own: style it with `styled(Link)`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}
