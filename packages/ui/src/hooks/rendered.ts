import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react'
import { chainHandlers } from './chain-handlers.ts'
import { withRef } from './with-ref.ts'

/** Attributes that an element takes over from a component. */
export interface RenderedProps {
  readonly ref?: Ref<never> | undefined
  readonly className?: string | undefined
  readonly style?: object | undefined
  readonly children?: ReactNode
  readonly [name: string]: unknown
}

/**
 * What is drawn in place of a component's own element: an element, which keeps its props and gets those of the component beside them, or a
 * function of these props, all of which it passes on.
 */
export type Render = ReactElement<object> | ((props: RenderedProps) => ReactNode)

/** Draws the element of the site with the props of the component: the classes of both, the handlers of both, the site's unless the component's prevented the event. */
export const Rendered = withRef(function Rendered({ render, ...props }: RenderedProps & { readonly render: Render }) {
  if (typeof render === 'function') return render(props)
  const own = render.props as RenderedProps
  return cloneElement(render as ReactElement<RenderedProps>, {
    ...props,
    ...chainHandlers(own, props),
    children: own.children ?? props.children,
    className: [props.className, own.className].filter(Boolean).join(' '),
    style: { ...props.style, ...own.style },
  })
})
