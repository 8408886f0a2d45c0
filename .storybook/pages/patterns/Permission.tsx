import { actionsFor } from '../../../packages/api/src/contract/lifecycles/define.ts'
import { orderLifecycle } from '../../../packages/api/src/contract/lifecycles/order.ts'
import { StatusTag } from '../../../packages/ui/src/status-tag/index.ts'
import { Ledger } from '../blocks/Ledger.tsx'

/** Who moves an order, as the table names them. */
const actors = [...new Set(orderLifecycle.transitions.flatMap(({ who }) => who))]

/** The allowed actions of an order in each status, from the table that server, mocks and screens read. */
export const OrderActions = () => (
  <Ledger
    label="Actions of an order"
    head={['Status', 'Shown as', ...actors]}
    rows={orderLifecycle.states.map(({ status, name }) => [
      status,
      <StatusTag key="tag">{name}</StatusTag>,
      ...actors.map((actor) => actionsFor(orderLifecycle, status, [actor]).join(', ') || '–'),
    ])}
  />
)
