import type { ReactNode } from 'react'
import { useProvider } from '../theme/context.ts'
import { forwardedRef } from './forwarded-ref.ts'

/** Filled in by the site's bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Gives a component of the library `ref` as a prop. In development a missing provider is reported, whichever component is outside of it. */
export const withRef = /* @__NO_SIDE_EFFECTS__ */ <Component extends (props: never) => ReactNode>(component: Component): Component => {
  if (process.env.NODE_ENV === 'production') return forwardedRef(component)
  const render = component as unknown as (props: object) => ReactNode
  const checked = (props: object) => {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- a component: `withRef` makes it of one
    useProvider(component.name)
    return render(props)
  }
  return forwardedRef(Object.defineProperty(checked, 'name', { value: component.name }) as unknown as Component)
}
