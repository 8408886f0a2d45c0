import { agreementVersionStatus, type AgreementRow, type AgreementVersionStatus } from '@mall/api/seller/contract'
import { describe, expect, it, test } from 'vitest'
import { comparedWith, differencesOf } from './version-differences.ts'

const row = (ProductCode: string, changes: Partial<AgreementRow> = {}): AgreementRow => ({
  ProductCode, Name: `商品${ProductCode}`, ImageUrl: '/p.svg', Unit: '包', OnShelf: true, Market: [{ MinQty: 1, Price: 100 }], Floor: 80, Cost: 70, Before: 90, Bought: { Quantity: 0, Amount: 0 }, Position: 1, MaterialCode: '', Price: 90, Percent: null, Tiers: [],
  LowReason: '', IsLow: false, Decision: null, DecisionReason: '', ...changes,
})

describe('two versions', () => {
  it('differ by prices, tiers and material codes, in the order of the later; what is gone comes last', () => {
    const found = differencesOf(
      [row('7'), row('1'), row('2'), row('3', { Tiers: [{ MinQty: 10, Price: 85 }] }), row('4', { MaterialCode: 'HQ-4' })],
      [row('9'), row('4', { MaterialCode: 'HQ-44' }), row('3'), row('2', { Price: 72 }), row('1')],
    )
    expect(found.map(({ ProductCode, kind, price, percent }) => [ProductCode, kind, price.before, price.after, percent])).toEqual([
      ['9', 'added', '', '90.00', null],
      ['4', 'changed', '90.00', '90.00', 0],
      ['3', 'changed', '90.00', '90.00', 0],
      ['2', 'changed', '90.00', '72.00', -2000],
      ['7', 'removed', '90.00', '', null],
    ])
    expect(found[1]?.material).toEqual({ before: 'HQ-4', after: 'HQ-44' })
    expect(found[2]?.tiers).toEqual({ before: '10 85.00', after: '' })
  })

  it('differ by a percent that is as much today: it follows the market', () => {
    expect(differencesOf([row('1')], [row('1', { Price: null, Percent: 90 })])).toMatchObject([{ kind: 'changed', price: { before: '90.00', after: '90%' }, percent: 0 }])
  })

  it('are the same by what is agreed, whatever their places, reasons and decisions are', () => {
    expect(differencesOf([row('1'), row('2')], [row('2', { Position: 7, LowReason: '竞标', Decision: 'approved' }), row('1', { Name: '改了名' })])).toEqual([])
  })
})

const { draft, inForce, rejected } = agreementVersionStatus

test.each<readonly [string, readonly (readonly [number, AgreementVersionStatus])[], number, number | undefined]>([
  ['the approved one before it', [[3, draft], [2, rejected], [1, inForce]], 3, 1],
  ['the nearest before, where none is approved', [[2, draft], [1, rejected]], 2, 1],
  ['the next, for the first', [[3, draft], [2, inForce], [1, inForce]], 1, 2],
  ['none, where there is one alone', [[1, draft]], 1, undefined],
])('a version is compared with %s', (_case, versions, shown, other) => {
  const one = { From: '2026-01-01', StatusName: '', IsNow: false, Rows: 0, Waiting: 0, Rejected: 0, Note: '', WrittenBy: '', DecidedBy: '', DecisionReason: '' }
  expect(comparedWith({ Versions: versions.map(([VersionNo, Status]) => ({ ...one, VersionNo, Status })) }, shown)).toBe(other)
})
