import { describe, expect, it } from 'vitest'
import { roleCodes } from '@mall/api/contract'
import { menuCodes, menuCodesOf } from './rules.ts'

describe('menu codes', () => {
  it('are all given to a group administrator, whatever the roles', () => {
    expect(menuCodesOf([], true)).toEqual(menuCodes.map(({ code }) => code))
  })

  it.each([
    ['Buyer', ['order.index', 'management.address', 'user.favorite', 'invoice.index'], ['order.approval', 'report.department', 'management.account']],
    ['Approver', ['order.approval', 'report.department', 'order.productInquiry'], ['invoice.index', 'management.role']],
    ['Finance', ['invoice.list', 'asset.budget', 'report.purchaser'], ['order.productInquiry', 'management.department']],
    ['EnterpriseAdministrator', ['management.account', 'order.approval', 'invoice.index'], []],
  ])('of %s', (role, seen, unseen) => {
    const codes = menuCodesOf([role], false)
    expect(codes).toEqual(expect.arrayContaining(seen))
    for (const code of unseen) expect(codes).not.toContain(code)
  })

  it('of a role that nobody knows are those that everybody has', () => {
    expect(menuCodesOf(['Stranger'], false)).toEqual(['management', 'management.address', 'user', 'user.account', 'user.password', 'user.favorite', 'user.browse'])
  })

  it('come with their group', () => {
    for (const role of roleCodes) {
      const codes = menuCodesOf([role], false)
      for (const code of codes) expect(codes, `${role}: ${code}`).toContain(code.split('.')[0])
    }
  })
})
