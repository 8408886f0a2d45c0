import type { Random } from '../../packages/mall-server/src/platform/seeded-random.ts'
import type { Person } from './person.ts'

const page = { PageIndex: 1, PageSize: 20 } as const

/** Orders a step less of the first line, where that leaves something. */
const editLines = async ({ ask }: Person, decision: { readonly RequestId: string; readonly ApprovalNo: string; readonly Version: number }): Promise<void> => {
  const [line] = (await ask('POST /api/Approval/Detail', { ApprovalNo: decision.ApprovalNo }))?.Lines ?? []
  if (line === undefined) return
  const product = await ask('POST /api/Product/Detail', { ProductCode: line.ProductCode })
  if (product === null || line.Quantity - product.Step < product.MOQ) return
  await ask('POST /api/Approval/EditLines', { ...decision, Comment: '先买这些', Lines: [{ LineId: line.LineId, Quantity: line.Quantity - product.Step }] })
}

/** One decision on what waits, by chance. */
export const decide = async (person: Person, random: Random): Promise<void> => {
  const { Items = [] } = (await person.ask('POST /api/Approval/List', { View: 'waiting', ...page })) ?? {}
  if (Items.length === 0) return
  const { ApprovalNo, Version } = random.pick(Items)
  const decision = { RequestId: crypto.randomUUID(), ApprovalNo, Version }
  const what = random.next()
  if (what < 0.6) await person.ask('POST /api/Approval/Agree', { ...decision, Comment: '' })
  else if (what < 0.8) await editLines(person, decision)
  else if (what < 0.9) await person.ask('POST /api/Approval/Reject', { ...decision, Comment: '本月不买' })
  else await person.ask('POST /api/Approval/Return', { ...decision, Comment: '请补充用途' })
}

/** Raises or lowers a budget in force. */
export const adjustBudget = async ({ ask }: Person, random: Random): Promise<void> => {
  const { Items = [] } = (await ask('POST /api/Budget/List', { ...page, Status: 2 })) ?? {}
  if (Items.length === 0) return
  const { BudgetId, Version } = random.pick(Items)
  const Amount = random.chance(0.7) ? random.int(1_000, 20_000) : -random.int(1, 500)
  await ask('POST /api/Budget/Adjust', { BudgetId, Version, RequestId: crypto.randomUUID(), Amount, Reason: '按实际用量调整' })
}
