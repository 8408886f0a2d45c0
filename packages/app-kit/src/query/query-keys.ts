import type { ControllerName } from '@mall/api/contract'
import type { AnyCallKey, SellerControllerName } from '@mall/api/seller/contract'

/** In place of a viewer, for what everybody sees alike. */
export const everybody = 'everybody'

/** The start of the query keys of a controller: to invalidate all that its calls returned. */
export const controllerKey = (controller: ControllerName | SellerControllerName) => [controller] as const

/** The start of the query keys of a call, whoever the viewer and whatever the body. */
export const callKey = (key: AnyCallKey) => {
  const [, , controller = '', action = ''] = key.split('/')
  return [controller, action] as const
}
