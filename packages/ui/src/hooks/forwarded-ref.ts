import { forwardRef, type ReactNode } from 'react'

/**
 * Gives a component `ref` as a prop. React 19 does so by itself; React 18 keeps it beside the props, where a function never sees it.
 */
export const forwardedRef = /* @__NO_SIDE_EFFECTS__ */ <Component extends (props: never) => ReactNode>(component: Component): Component => {
  // React 18 returns an object where React 19 has a function; both render the same. The cast keeps generic props.
  const render = component as unknown as (props: object) => ReactNode
  const withProp = forwardRef<unknown, object>((props, ref) => render(ref ? { ...props, ref } : props))
  withProp.displayName = component.name
  return withProp as unknown as Component
}
