import { productSelectCalls, selectionLimits, selectionScenes, type CallInput } from '@mall/api/contract'

export type SelectRequest = CallInput<'POST /api/Product/Select'>

/** What the form asks for; the rest of a request is what was changed in its plans. */
export type Occasion = Omit<SelectRequest, 'Kept' | 'Exchanged'>

/** The occasion in an address; categories are joined by commas. */
export interface SelectAddress {
  readonly Scene?: string
  readonly People?: number
  readonly Budget?: number
  readonly CategoryIds?: string
  readonly OnlyAgreed?: 1
  readonly OnlyInStock?: 1
}

const numberIn = (text: string): number | undefined => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)

/** The form that an address fills, as far as it does; what it does not know is left out. */
export const readOccasion = (read: (name: keyof SelectAddress) => string): Partial<Occasion> => {
  const Scene = selectionScenes.find((scene) => scene === read('Scene')) ?? selectionScenes[0]
  const CategoryIds = [...new Set(read('CategoryIds').split(','))].filter((text) => /^[1-9]\d{0,8}$/.test(text)).slice(0, selectionLimits.categories).map(Number)
  const [People, Budget] = [numberIn(read('People')), numberIn(read('Budget'))]
  return {
    Scene, CategoryIds, OnlyAgreed: read('OnlyAgreed') === '1', OnlyInStock: read('OnlyInStock') === '1',
    ...(People === undefined ? {} : { People }),
    ...(Budget === undefined ? {} : { Budget }),
  }
}

/** The occasion when it is whole; null while something of it is missing or wrong. */
export const wholeOccasion = (wanted: Partial<Occasion>): Occasion | null => {
  const { success, data } = productSelectCalls['POST /api/Product/Select'].body.safeParse(wanted)
  return success ? data : null
}

export const addressOf = ({ Scene, People, Budget, CategoryIds = [], OnlyAgreed, OnlyInStock }: Occasion): SelectAddress => ({
  Scene, People, Budget,
  ...(CategoryIds.length === 0 ? {} : { CategoryIds: CategoryIds.join(',') }),
  ...(OnlyAgreed ? { OnlyAgreed: 1 } : {}),
  ...(OnlyInStock ? { OnlyInStock: 1 } : {}),
})
