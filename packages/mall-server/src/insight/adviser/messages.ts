import type { ChatAction, ChatMessage } from '@mall/api/contract'
import type { ProposedLine } from '../../platform/db/schema/adviser.ts'
import { toInstant } from '../../platform/time.ts'
import { withoutAmounts } from './amounts.ts'
import type { MessageRow } from './store.ts'
import type { Toolbox } from './tools.ts'

/** Lines of one proposal. */
const mostLines = 30

/** What of a proposal the user can buy, as it is shown; null when that is nothing. */
export const actionOf = async (tools: Toolbox, lines: readonly ProposedLine[]): Promise<ChatAction | null> => {
  const quoted = (await tools.quote(lines.slice(0, mostLines))).filter(({ problem }) => problem === null)
  if (quoted.length === 0) return null
  return { Kind: 'addToCart', Lines: quoted.map(({ sellable, quantity }) => ({ ProductCode: sellable.code, Name: sellable.name, Unit: sellable.unit, Quantity: quantity })) }
}

/** What was said, with the products and proposals as they are now. */
export const messagesToWire = async (rows: readonly MessageRow[], tools: Toolbox): Promise<ChatMessage[]> => {
  const items = new Map((await tools.products(rows.flatMap(({ productCodes }) => productCodes))).map((item) => [item.ProductCode, item]))
  const actions = new Map<number, ChatAction | null>()
  for (const { id, proposed } of rows) if (proposed !== null) actions.set(id, await actionOf(tools, proposed))
  // What was said while the user saw prices names them.
  const shown = ({ role }: MessageRow, text: string) => (tools.seesPrices || role === 'user' ? text : withoutAmounts(text))
  return rows.map((row) => ({
    MessageId: row.id,
    Role: row.role,
    Text: shown(row, row.text),
    Reasoning: shown(row, row.reasoning),
    Products: row.productCodes.flatMap((code) => items.get(code) ?? []),
    Action: actions.get(row.id) ?? null,
    State: row.state,
    Feedback: row.isUseful === null ? null : row.isUseful ? 'useful' : 'useless',
    Time: toInstant(row.createdAt),
  }))
}
