import { agreedFen, agreementVersionStatus, changeOf, tiersText, type AgreementRow, type AgreementVersionStatus, type SellerAgreementDetail } from '@mall/api/seller/contract'
import { fenText } from './grid-rows.ts'

export const differenceNames = { changed: '改了', added: '新增', removed: '去掉' } as const

export type DifferenceKind = keyof typeof differenceNames

/** Of one thing that is agreed about a product; empty: nothing was, or is. */
export interface Change {
  readonly before: string
  readonly after: string
}

/** A product that two versions have on other terms, or one of them alone. */
export interface VersionDifference extends Pick<AgreementRow, 'ProductCode' | 'Name' | 'ImageUrl'> {
  readonly kind: DifferenceKind
  readonly price: Change
  /** Of the price of a piece, hundredths of a percent; null: one of the versions has none. */
  readonly percent: number | null
  readonly tiers: Change
  readonly material: Change
}

const priceText = ({ Price, Percent }: AgreementRow): string => (Price === null ? `${Percent ?? 100}%` : fenText(Math.round(Price * 100)))

const textsOf = (row: AgreementRow | undefined) => ({ price: row === undefined ? '' : priceText(row), tiers: row === undefined ? '' : tiersText(row.Tiers), material: row?.MaterialCode ?? '' })

const pieceFen = (row: AgreementRow): number => agreedFen(row, row.Market)

const differenceOf = (before: AgreementRow | undefined, after: AgreementRow | undefined): VersionDifference | null => {
  const row = after ?? before
  if (row === undefined) return null
  const [old, now] = [textsOf(before), textsOf(after)]
  if (before !== undefined && after !== undefined && old.price === now.price && old.tiers === now.tiers && old.material === now.material) return null
  return {
    ProductCode: row.ProductCode, Name: row.Name, ImageUrl: row.ImageUrl,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    price: { before: old.price, after: now.price },
    percent: before === undefined || after === undefined ? null : changeOf(pieceFen(after), pieceFen(before)),
    tiers: { before: old.tiers, after: now.tiers },
    material: { before: old.material, after: now.material },
  }
}

/** What the later version has in another way than the earlier one, in the order of the later; what it does not have any more comes last. */
export const differencesOf = (earlier: readonly AgreementRow[], later: readonly AgreementRow[]): VersionDifference[] => {
  const [before, after] = [earlier, later].map((rows) => new Map(rows.map((row) => [row.ProductCode, row])))
  return [
    ...later.map((row) => differenceOf(before?.get(row.ProductCode), row)),
    ...earlier.filter(({ ProductCode }) => after?.has(ProductCode) !== true).map((row) => differenceOf(row, undefined)),
  ].filter((difference) => difference !== null)
}

/** The version that another one is compared with at first: the approved one before it, else the nearest before, else the next. Undefined where there is no other. */
export const comparedWith = ({ Versions }: Pick<SellerAgreementDetail, 'Versions'>, versionNo: number): number | undefined => {
  const isApproved = ({ Status }: { readonly Status: AgreementVersionStatus }) => Status === agreementVersionStatus.inForce
  const earlier = Versions.filter(({ VersionNo }) => VersionNo < versionNo)
  return (earlier.find(isApproved) ?? earlier[0] ?? Versions.findLast(({ VersionNo }) => VersionNo > versionNo))?.VersionNo
}
