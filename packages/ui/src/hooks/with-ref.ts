import { forwardRef, type ReactNode } from 'react'
import { useProvider } from '../theme/context.ts'

/** Filled in by the site's bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Gives a component `ref` as a prop. React 19 does so by itself; React 18 keeps it beside the props, where a function never sees it.
 * In development it reports a missing provider, whichever component is outside of it; `isProvider` says that it is the provider itself, whose name bundlers change.
 */
export const withRef = /* @__NO_SIDE_EFFECTS__ */ <Component extends (props: never) => ReactNode>(component: Component, isProvider = false): Component => {
  // React 18 returns an object where React 19 has a function; both render the same. The cast keeps generic props.
  const render = component as unknown as (props: object) => ReactNode
  const withProp = forwardRef<unknown, object>((props, ref) => {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- neither the mode nor the component changes between renders
    if (process.env.NODE_ENV !== 'production' && !isProvider) useProvider(component.name)
    return render(ref ? { ...props, ref } : props)
  })
  withProp.displayName = component.name
  return withProp as unknown as Component
}
