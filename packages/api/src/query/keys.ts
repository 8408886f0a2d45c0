import type { ControllerName } from '../contract/calls.ts'
import type { AnyCallKey } from '../contract/seller/all-calls.ts'
import type { SellerControllerName } from '../contract/seller/calls.ts'
import type { SessionState } from '../session/session.ts'

/** What a visitor is called in query keys. */
export const visitorKey = 'visitor'

/** Whose data they are, in query keys: a user of one enterprise, or a visitor. */
export const viewerKey = (session: Pick<SessionState, 'User' | 'Enterprise'> | null): string =>
  session === null ? visitorKey : `${session.User.uid}@${session.Enterprise.EnterpriseId}`

/** The beginning of the query keys of a controller: to read again all that its calls returned. */
export const controllerKey = <Name extends ControllerName | SellerControllerName>(controller: Name): readonly [Name] => [controller]

/** The beginning of the query keys of a call, whoever the viewer and whatever the input. */
export const callKey = (key: AnyCallKey): readonly [controller: string, action: string] => {
  const [, , controller = '', action = ''] = key.split('/')
  return [controller, action]
}
