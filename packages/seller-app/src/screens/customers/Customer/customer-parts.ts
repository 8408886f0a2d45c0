import type { SectionAnchor } from '@mall/app-kit/page/SectionAnchors.tsx'

/** The parts of the page, in the order in which they are read. */
const partNames = {
  money: '钱', bought: '买什么', orders: '订单', people: '人', agreements: '协议', statements: '对账单', inquiries: '询价', services: '售后', terms: '条款', log: '经过',
} as const

export type CustomerPart = keyof typeof partNames

const parts = Object.keys(partNames) as readonly CustomerPart[]

/** What makes an element the place of a part: the way to it brings the focus there, too. */
export const placeOf = (id: CustomerPart) => ({ id, tabIndex: -1 }) as const

/** The way to each part that there is. */
export const partAnchors = (isShown: Readonly<Partial<Record<CustomerPart, boolean>>>): SectionAnchor[] => parts.filter((id) => isShown[id] !== false).map((id) => ({ id, label: partNames[id] }))
