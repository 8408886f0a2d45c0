import { shortageKind, type ShortageKind } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import * as z from 'zod/mini'

/** What is chosen in the form, as the values of its radios. */
const kinds = { [shortageKind.cut]: '1', [shortageKind.replace]: '2', [shortageKind.later]: '3' } as const satisfies Readonly<Record<ShortageKind, string>>

export const kindValue = (kind: ShortageKind): ShortageValues['Kind'] => kinds[kind]

/** The rules of the form for a line of which so many pieces can be short. */
export const shortageSchema = (most: number) =>
  z
    .object({
      Kind: z.literal(Object.values(kinds)),
      Quantity: z.int().check(z.minimum(1, '请填写缺多少'), z.maximum(most, `最多 ${most}`)),
      Reason: z.string().check(z.trim(), z.maxLength(100, '最多 100 个字')),
      ReplacementCode: z.string(),
      ReplacementQuantity: z.int(),
      Day: z.string(),
    })
    .check(
      z.refine(({ Kind, ReplacementCode }) => Kind !== kinds[shortageKind.replace] || ReplacementCode !== '', { error: '请选择换成哪一种', path: ['ReplacementCode'] }),
      z.refine(({ Kind, ReplacementQuantity }) => Kind !== kinds[shortageKind.replace] || ReplacementQuantity > 0, { error: '请填写换成多少', path: ['ReplacementQuantity'] }),
      z.refine(({ Kind, Day }) => Kind !== kinds[shortageKind.later] || Day !== '', { error: '请选择哪天前发', path: ['Day'] }),
    )

export type ShortageValues = z.infer<ReturnType<typeof shortageSchema>>

export type ShortLine = ActionInput<'POST /api/SellerOrder/Shortage'>['Lines'][number]

/** What is sent of the form. */
export const toShortLine = (LineId: number, { Kind, Quantity, Reason, ReplacementCode, ReplacementQuantity, Day }: ShortageValues): ShortLine => {
  const pieces = { LineId, Quantity, Reason }
  if (Kind === kinds[shortageKind.cut]) return { Kind: shortageKind.cut, ...pieces }
  if (Kind === kinds[shortageKind.later]) return { Kind: shortageKind.later, ...pieces, Day }
  return { Kind: shortageKind.replace, ...pieces, ReplacementCode, ReplacementQuantity }
}
